import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NotKept } from '@web/features/site/connection';
import { usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { reloadOnce, reloadWithReset } from './load-page';

/**
 * A page whose code couldn't be loaded. Without a connection it waits for one. Otherwise there's a newer version of the
 * app. Either way the app then reloads, because neither the router nor React loads the same code again. This is a safe
 * moment: no code is on screen.
 */
export const MissingPage = observer(function MissingPage() {
  const { connection, platform } = useStores();
  const [hasReloaded, setReloaded] = useState(false);
  usePageTitle(t`Page not loaded`);

  useEffect(() => {
    const stop = connection.onReconnect(() => platform.reload());
    void connection.check().then((isReachable) => {
      if (!isReachable) return;
      const storage = platform.sessionStorage;
      if (!reloadOnce({ storage, now: Date.now, reload: reloadWithReset })) setReloaded(true);
    });
    return stop;
  }, [connection, platform]);

  // Reloading without a connection could leave the learner with the browser's own error page.
  const retry = useCallback(async () => {
    if (await connection.check()) platform.reload();
  }, [connection, platform]);

  if (!connection.isOnline) return <NotKept onRetry={() => void retry()} />;
  if (!hasReloaded) return null; // until the server has answered
  return (
    <EmptyState
      boots="bootsthink"
      title={t`This page couldn’t be loaded`}
      action={
        <Button variant="primary" onClick={() => void retry()}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>There may be a new version of the app. Reload to get it; your code is saved.</Trans>
    </EmptyState>
  );
});
