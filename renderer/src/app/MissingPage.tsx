import { NotKept } from '@web/features/connection';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageNotLoaded, reloadOnce, reloadWithReset } from './load-page';

/**
 * A page whose code couldn't be loaded. Without a connection it waits for it. Otherwise there's a newer version of the
 * app, and the app reloads. No code is on screen here, so none gets lost.
 */
export const MissingPage = observer(function MissingPage({ error }: { error: unknown }) {
  const { connection, platform } = useStores();
  const navigate = useNavigate();
  const location = useLocation();
  const [isOutdated, setOutdated] = useState(false);

  const retry = useCallback(() => {
    // A route loads its code again; React doesn't do that for other lazy components.
    if (error instanceof PageNotLoaded) void navigate(location, { replace: true });
    else platform.reload();
  }, [error, navigate, location, platform]);

  useEffect(() => {
    const stop = connection.onReconnect(retry);
    void connection.check().then((isReachable) => {
      if (!isReachable) return;
      const storage = platform.sessionStorage;
      if (!reloadOnce({ storage, now: Date.now, reload: reloadWithReset })) setOutdated(true);
    });
    return stop;
  }, [connection, platform, retry]);

  if (!connection.isOnline) return <NotKept onRetry={retry} />;
  if (!isOutdated) return null; // until the server has answered
  return (
    <EmptyState
      title="This page couldn’t be loaded"
      action={
        <Button variant="primary" onClick={() => platform.reload()}>
          Reload
        </Button>
      }
    >
      There may be a new version of the app. Reload to get it; your code is saved.
    </EmptyState>
  );
});
