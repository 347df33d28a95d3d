import { weekdayOf } from '@shared/rules/days';
import { DAYS_PER_EMBER, emberGoal, MAX_EMBERS } from '@shared/rules/streak';
import type { Streak } from '@web/api';
import { useModalHref } from '@web/features/items';
import { Flame, flameLook, streakLength, todayText, WEEKDAYS } from '@web/features/streak';
import { formatNumber } from '@web/i18n';
import { useLoad, useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { counted } from '@web/ui/counted';
import { cx } from '@web/ui/cx';
import { Emblem } from '@web/ui/Emblem';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { Check, CloudOff, Flame as FlameIcon, Moon, Snowflake, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styles from './StreakCard.module.css';

type DayState = Streak['todayState'];

const DAYS: Record<DayState, { icon: typeof Check | null; text: string }> = {
  active: { icon: Check, text: 'done' },
  missed: { icon: X, text: 'missed' },
  open: { icon: null, text: 'open' },
  rest: { icon: Moon, text: 'rest day' },
  outage: { icon: CloudOff, text: 'forgiven: the server was down' },
  frozen: { icon: Snowflake, text: 'frozen' },
  ember: { icon: FlameIcon, text: 'saved by an ember' },
  flame: { icon: Snowflake, text: 'frozen' },
};

function Week({ week, today }: Pick<Streak, 'week' | 'today'>) {
  return (
    <ol className={styles.week} aria-label="This week">
      {week.map(({ date, state }) => {
        const weekday = WEEKDAYS[weekdayOf(date)] ?? '';
        const { icon: Icon, text } = DAYS[state];
        return (
          <li key={date} className={cx(styles.day, date === today && styles.today)} data-state={state}>
            <span aria-hidden="true">{weekday.slice(0, 2)}</span>
            <span className={styles.mark} title={`${weekday}: ${text}`}>
              {Icon && <Icon aria-hidden="true" />}
            </span>
            <VisuallyHidden>{`${weekday}${date === today ? ', today' : ''}: ${text}`}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

const protection = ({ numEmbers, numFrozenFlames }: Streak) =>
  `${counted(numEmbers, 'ember')}, ${counted(numFrozenFlames, 'frozen flame')}`;

function Embers({ streak }: { streak: Streak }) {
  const isFull = streak.numEmbers >= MAX_EMBERS;
  return (
    <div className={styles.embers}>
      <Progress
        label="Next ember"
        value={streak.emberProgress}
        max={DAYS_PER_EMBER}
        text={isFull ? 'You have all you can hold' : `${streak.emberProgress} of ${DAYS_PER_EMBER} days`}
        size="sm"
      />
      <p className={styles.quiet}>
        Today: {Math.min(streak.numItemsToday, emberGoal(streak.dailyGoal))} of{' '}
        {counted(emberGoal(streak.dailyGoal), 'item')} for an ember day.
      </p>
    </div>
  );
}

/** The streak on the dashboard: this week, and what protects it. Optional, so a failed load shows no error. */
export const StreakCard = observer(function StreakCard() {
  const { state } = useStores().scope.streak;
  useLoad(state);
  const href = useModalHref('info-streak-protection');
  const streak = state.value;
  if (!streak) return state.isWaiting ? <Skeleton height="18.5rem" label="Loading your streak" /> : null;
  return (
    <Card aria-label="Your streak">
      <div className={styles.head}>
        <Flame look={flameLook(streak)} size={44} />
        <div>
          <h2 className={styles.title}>
            {streak.length > 0 ? streakLength(streak.length) : 'No streak yet'}
          </h2>
          <p className={styles.quiet}>{todayText(streak)}</p>
        </div>
      </div>
      <Week week={streak.week} today={streak.today} />
      <Embers streak={streak} />
      <p className={styles.protection}>
        <Emblem name="ember" size={24} shape="round" />
        <UiLink href={href}>{protection(streak)}</UiLink>
        {streak.longestLength > streak.length && (
          <span className={styles.longest}>Longest: {formatNumber(streak.longestLength)}</span>
        )}
      </p>
    </Card>
  );
});
