import { Select } from '@web/ui/Select';
import { Switch } from '@web/ui/Switch';
import { observer } from 'mobx-react-lite';
import styles from './NotificationSettings.module.css';
import type { PreferencesStore } from './preferences.store';
import { timeLabel, timesWith } from './topics';

export interface QuietHoursProps {
  store: PreferencesStore;
  timeZone: string;
}

/** When nothing interrupts the learner. */
export const QuietHours = observer(function QuietHours({ store, timeZone }: QuietHoursProps) {
  const quiet = store.quietHours;
  if (!quiet) return null;
  const options = (time: string, other: string) =>
    timesWith(time)
      .filter((value) => value !== other)
      .map((value) => ({ value, label: timeLabel(value) }));
  return (
    <section className={styles.quiet}>
      <h3 className={styles.heading}>Quiet hours</h3>
      <Switch
        spread
        label="Keep it quiet at night"
        hint="No pop-ups, push notifications or emails. Everything waits in the list behind the bell."
        checked={quiet.isOn}
        onChange={(isOn) => void store.setQuietHours({ isOn })}
      />
      {quiet.isOn && (
        <div className={styles.times}>
          <Select
            label="From"
            value={quiet.from}
            options={options(quiet.from, quiet.until)}
            onChange={(from) => void store.setQuietHours({ from })}
          />
          <Select
            label="Until"
            value={quiet.until}
            options={options(quiet.until, quiet.from)}
            onChange={(until) => void store.setQuietHours({ until })}
          />
        </div>
      )}
      <p className={styles.hint}>Times are in your time zone, {timeZone.replaceAll('_', ' ')}.</p>
    </section>
  );
});
