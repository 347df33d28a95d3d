import { useStores } from '@web/stores';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

const Waiting = () => <Skeleton width="2.5rem" height="2.5rem" />;

/** Without its code the bell stays a placeholder; the page doesn't depend on it. */
const SignedInBell = lazy(() =>
  import('./SignedInBell').then(
    (module) => ({ default: module.SignedInBell }),
    () => ({ default: Waiting }),
  ),
);

/** The bell in the header, loaded after the page. Nothing for guests. */
export const NotificationBell = observer(function NotificationBell() {
  const { session, scope } = useStores();
  if (!session.isProbablySignedIn) return null;
  if (!session.isSignedIn) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <SignedInBell key={scope.generation} />
    </Suspense>
  );
});
