import { type Day, plusDays, weekdayOf } from '@shared/rules/days';
import { DAILY_GOALS, emberGoal, MAX_REST_DAYS_A_WEEK, restDayProblem } from '@shared/rules/streak';
import { errorText, type Streak } from '@web/api';
import { shortDay, WEEKDAYS } from '@web/features/streak';
import { useLoad, useStores } from '@web/stores';
import { counted } from '@web/ui/counted';
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
  const problem = isRest ? undefined : restDayProblem(day, streak);
  const weekday = WEEKDAYS[weekdayOf(day)] ?? '';
  return (
    <li>
      <button
        type="button"
        className={styles.day}
        aria-pressed={isRest}
        aria-label={`${weekday}, ${shortDay(day)}`}
        aria-disabled={problem !== undefined}
        title={problem}
        onClick={() => problem === undefined && onChange(day, !isRest)}
      >
        <span className={styles.weekday} data-weekday={weekday.slice(0, 2)} />
        <span className={styles.date}>{Number(day.slice(8))}</span>
      </button>
    </li>
  );
}

/** Rest days, the daily goal, and who may see the heat map. Takes effect immediately. */
export const StreakSettings = observer(function StreakSettings() {
  const { streak: store } = useStores().scope;
  const [error, setError] = useState<string | null>(null);
  useLoad(store.state);
  const streak = store.value;
  if (!streak)
    return store.state.isWaiting ? <Skeleton height="16rem" label="Loading your settings" /> : null;

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
          Rest days <span className={styles.hint}>up to {MAX_REST_DAYS_A_WEEK} a week, set in advance</span>
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
        label="Daily goal"
        hint={`An ember day takes twice as much: ${counted(emberGoal(streak.dailyGoal), 'item')}.`}
        value={String(streak.dailyGoal)}
        options={DAILY_GOALS.map((goal) => ({
          value: String(goal),
          label: `${counted(goal, 'lesson')} or training ${goal === 1 ? 'item' : 'items'}`,
        }))}
        onChange={(goal) =>
          void save(store.changeSettings({ dailyGoal: Number(goal) as Streak['dailyGoal'] }))
        }
      />
      <Switch
        spread
        label="Show my activity to everyone"
        hint="If it’s off, only you see your heat map."
        checked={streak.isActivityPublic}
        onChange={(isActivityPublic) => void save(store.changeSettings({ isActivityPublic }))}
      />
      {error && <FieldError id="streak-settings-error">{error}</FieldError>}
    </div>
  );
});
