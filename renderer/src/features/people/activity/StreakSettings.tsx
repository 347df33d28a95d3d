import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Day, plusDays } from '@shared/rules/days';
import { DAILY_GOALS, emberGoal, MAX_REST_DAYS_A_WEEK, restDayProblem } from '@shared/rules/streak';
import { errorText, type Streak } from '@web/api';
import { longWeekday, shortWeekday, streakOf } from '@web/features/game/streak';
import { useLoad, useStores } from '@web/stores';
import { FieldError } from '@web/ui/FieldError';
import { Select } from '@web/ui/Select';
import { Skeleton } from '@web/ui/Skeleton';
import { Switch } from '@web/ui/Switch';

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './StreakSettings.module.css';

const DAYS_SHOWN = 14;

interface RestDayProps {
  day: Day;
  streak: Streak;
  onChange: (day: Day, isRest: boolean) => void;
}

function RestDay({ day, streak, onChange }: RestDayProps) {
  const isRest = streak.restDays.includes(day);
  // Of the days that are shown, the only problem can be that the week has enough of them.
  const isRefused = !isRest && restDayProblem(day, streak) !== undefined;
  return (
    <li>
      <button
        type="button"
        className={styles.day}
        aria-pressed={isRest}
        aria-label={longWeekday(day)}
        aria-disabled={isRefused}
        title={isRefused ? t`Only ${MAX_REST_DAYS_A_WEEK} rest days fit in a week.` : undefined}
        onClick={() => !isRefused && onChange(day, !isRest)}
      >
        <span className={styles.weekday} data-weekday={shortWeekday(day)} />
        <span className={styles.date}>{Number(day.slice(8))}</span>
      </button>
    </li>
  );
}

/** Rest days, the daily goal, and who may see the heat map. Takes effect immediately. */
export const StreakSettings = observer(function StreakSettings() {
  const store = streakOf(useStores().scope);
  const [error, setError] = useState<string | null>(null);
  useLoad(store.state);
  const streak = store.value;
  if (!streak)
    return store.state.isWaiting ? <Skeleton height="16rem" label={t`Loading your settings`} /> : null;

  const save = async (change: Promise<void>) => {
    setError(null);
    try {
      await change;
    } catch (failure) {
      setError(errorText(failure));
    }
  };
  return (
    <div className={styles.settings}>
      <fieldset className={styles.rest}>
        <legend>
          <Trans>
            Rest days <span className={styles.hint}>up to {MAX_REST_DAYS_A_WEEK} a week, set in advance</span>
          </Trans>
        </legend>
        <ul className={styles.days}>
          {Array.from({ length: DAYS_SHOWN }, (_, index) => plusDays(streak.today, index + 1)).map((day) => (
            <RestDay
              key={day}
              day={day}
              streak={streak}
              onChange={(date, isRest) => void save(store.setRestDay(date, isRest))}
            />
          ))}
        </ul>
      </fieldset>
      <Select
        label={t`Daily goal`}
        hint={plural(emberGoal(streak.dailyGoal), {
          one: 'An ember day takes twice as much: # item.',
          other: 'An ember day takes twice as much: # items.',
        })}
        value={String(streak.dailyGoal)}
        options={DAILY_GOALS.map((goal) => ({
          value: String(goal),
          label: plural(goal, { one: '# lesson or training item', other: '# lessons or training items' }),
        }))}
        onChange={(goal) =>
          void save(store.changeSettings({ dailyGoal: Number(goal) as Streak['dailyGoal'] }))
        }
      />
      <Switch
        spread
        label={t`Show my activity to everyone`}
        hint={t`If it’s off, only you see your heat map.`}
        checked={streak.isActivityPublic}
        onChange={(isActivityPublic) => void save(store.changeSettings({ isActivityPublic }))}
      />
      {error && <FieldError id="streak-settings-error">{error}</FieldError>}
    </div>
  );
});
