import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { User } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Select } from '@web/ui/Select';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import styles from './settings.module.css';
import { offsetOf, zoneLabel, zonesWith } from './time-zones';
import { useUserSetting } from './useUserSetting';

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const Choice = observer(function Choice({ user }: { user: User }) {
  const { error, save } = useUserSetting(user);
  const now = new Date();
  const ownZone = zoneLabel(here());
  return (
    <div className={styles.zone}>
      <Select
        label={t`Time zone`}
        hint={t`Your days start at midnight here. If you have a streak, the change takes effect once both zones have the same date.`}
        error={error}
        value={user.timeZone}
        options={zonesWith(user.timeZone).map((zone) => ({
          value: zone,
          label: `${zoneLabel(zone)} (${offsetOf(zone, now)})`,
        }))}
        onChange={(timeZone) => void save({ timeZone })}
      />
      {here() !== user.timeZone && (
        <Button variant="ghost" size="sm" onClick={() => void save({ timeZone: here() })}>
          <Trans>Use this device’s: {ownZone}</Trans>
        </Button>
      )}
    </div>
  );
});

/** When the learner's days begin. */
export const TimeZoneSetting = observer(function TimeZoneSetting() {
  const { user } = useStores();
  return (
    <Loaded state={user.state} skeleton={<Skeleton height="6rem" />} what={t`your time zone`}>
      {(own) => <Choice user={own} />}
    </Loaded>
  );
});
