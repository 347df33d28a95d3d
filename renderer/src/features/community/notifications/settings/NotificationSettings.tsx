import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loaded } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import styles from './NotificationSettings.module.css';
import { preferencesOf } from './preferences.store';
import { QuietHours } from './QuietHours';
import { ThisDevice } from './ThisDevice';
import { TopicTable } from './TopicTable';

/** Says whether the choices above are saved. The choices stay as they are. */
const SaveState = observer(function SaveState() {
  const store = preferencesOf(useStores().scope);
  const texts = { idle: t`Changes are saved right away.`, saving: t`Saving…`, saved: t`Saved.`, failed: '' };
  return (
    <div className={styles.state}>
      <p role="status" className={styles.status}>
        {texts[store.status]}
      </p>
      {store.status === 'failed' && (
        <p role="alert" className={styles.failed}>
          <Trans>
            Couldn’t save.{' '}
            <Button size="sm" onClick={() => void store.retry()}>
              Try again
            </Button>
          </Trans>
        </p>
      )}
    </div>
  );
});

/** What the learner is notified of, where and when. */
export const NotificationSettings = observer(function NotificationSettings() {
  const { platform, scope } = useStores();
  const store = preferencesOf(scope);
  return (
    <Loaded
      state={store.state}
      skeleton={<Skeleton height="24rem" label={t`Loading your settings`} />}
      what={t`your settings`}
    >
      {(value) => (
        <div className={styles.settings}>
          <TopicTable store={store} />
          <SaveState />
          {/* Web Push needs a browser that runs while the site is closed. */}
          {platform.kind === 'web' && <ThisDevice store={store} />}
          <QuietHours store={store} timeZone={value.timeZone} />
        </div>
      )}
    </Loaded>
  );
});
