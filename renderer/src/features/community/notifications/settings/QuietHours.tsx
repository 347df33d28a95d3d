import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const zone = timeZone.replaceAll('_', ' ');
  if (!quiet) return null;
  const options = (time: string, other: string) =>
    timesWith(time)
      .filter((value) => value !== other)
      .map((value) => ({ value, label: timeLabel(value) }));
  return (
    <section className={styles.quiet}>
      <h3 className={styles.heading}>
        <Trans>Quiet hours</Trans>
      </h3>
      <Switch
        spread
        label={t`Keep it quiet at night`}
        hint={t`No pop-ups, push notifications or emails. Everything waits in the list behind the bell.`}
        checked={quiet.isOn}
        onChange={(isOn) => void store.setQuietHours({ isOn })}
      />
      {quiet.isOn && (
        <div className={styles.times}>
          <Select
            label={t({ message: 'From', context: 'a time of day' })}
            value={quiet.from}
            options={options(quiet.from, quiet.until)}
            onChange={(from) => void store.setQuietHours({ from })}
          />
          <Select
            label={t({ message: 'Until', context: 'a time of day' })}
            value={quiet.until}
            options={options(quiet.until, quiet.from)}
            onChange={(until) => void store.setQuietHours({ until })}
          />
        </div>
      )}
      <p className={styles.hint}>
        <Trans>Times are in your time zone, {zone}.</Trans>
      </p>
    </section>
  );
});
