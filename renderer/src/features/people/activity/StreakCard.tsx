import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DAYS_PER_EMBER, emberGoal, MAX_EMBERS } from '@shared/rules/streak';
import type { Streak } from '@web/api';
import { useModalHref } from '@web/features/game/items';
import {
  Flame,
  flameLook,
  shortWeekday,
  streakLength,
  streakOf,
  todayText,
  weekdayName,
} from '@web/features/game/streak';
import { amountOf } from '@web/game-names';
import { formatNumber } from '@web/i18n';
import { useLoad, useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { cx } from '@web/ui/cx';
import { Emblem } from '@web/ui/Emblem';
import { Check, CloudOff, Flame as FlameIcon, Moon, Snowflake, X } from '@web/ui/icons';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import styles from './StreakCard.module.css';

type DayState = Streak['todayState'];

const DAYS: Record<DayState, { icon: typeof Check | null; text: string }> = {
  active: { icon: Check, text: t`done` },
  missed: { icon: X, text: t`missed` },
  open: { icon: null, text: t`open` },
  rest: { icon: Moon, text: t`rest day` },
  outage: { icon: CloudOff, text: t`forgiven: the server was down` },
  frozen: { icon: Snowflake, text: t`frozen` },
  ember: { icon: FlameIcon, text: t`saved by an ember` },
  flame: { icon: Snowflake, text: t`frozen` },
};

function Week({ week, today }: Pick<Streak, 'week' | 'today'>) {
  return (
    <ol className={styles.week} aria-label={t`This week`}>
      {week.map(({ date, state }) => {
        const weekday = weekdayName(date);
        const { icon: Icon, text } = DAYS[state];
        const said = t({
          message: `${weekday}: ${text}`,
          comment: 'How a day of the week went: “Monday: done”',
        });
        const saidToday = t({ message: `${weekday}, today: ${text}`, comment: 'The same for today' });
        return (
          <li key={date} className={cx(styles.day, date === today && styles.today)} data-state={state}>
            <span aria-hidden="true">{shortWeekday(date)}</span>
            <span className={styles.mark} title={said}>
              {Icon && <Icon aria-hidden="true" />}
            </span>
            <VisuallyHidden>{date === today ? saidToday : said}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}

const protection = ({ numEmbers, numFrozenFlames }: Streak) =>
  `${amountOf('ember', numEmbers)}, ${amountOf('frozen_flame', numFrozenFlames)}`;

function Embers({ streak }: { streak: Streak }) {
  const isFull = streak.numEmbers >= MAX_EMBERS;
  const { emberProgress: days, dailyGoal } = streak;
  const goal = emberGoal(dailyGoal);
  const done = Math.min(streak.numItemsToday, goal);
  return (
    <div className={styles.embers}>
      <Progress
        label={t`Next ember`}
        value={days}
        max={DAYS_PER_EMBER}
        text={isFull ? t`You have all you can hold` : t`${days} of ${DAYS_PER_EMBER} days`}
        size="sm"
      />
      <p className={styles.quiet}>
        {plural(goal, {
          one: `Today: ${done} of # item for an ember day.`,
          other: `Today: ${done} of # items for an ember day.`,
        })}
      </p>
    </div>
  );
}

/** The streak on the dashboard: this week, and what protects it. Optional, so a failed load shows no error. */
export const StreakCard = observer(function StreakCard() {
  const { state } = streakOf(useStores().scope);
  useLoad(state);
  const href = useModalHref('info-streak-protection');
  const streak = state.value;
  const longest = formatNumber(streak?.longestLength ?? 0);
  if (!streak) return state.isWaiting ? <Skeleton height="18.5rem" label={t`Loading your streak`} /> : null;
  return (
    <Card aria-label={t`Your streak`}>
      <div className={styles.head}>
        <Flame look={flameLook(streak)} size={44} />
        <div>
          <h2 className={styles.title}>
            {streak.length > 0 ? streakLength(streak.length) : t`No streak yet`}
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
          <span className={styles.longest}>
            <Trans>Longest: {longest}</Trans>
          </span>
        )}
      </p>
    </Card>
  );
});
