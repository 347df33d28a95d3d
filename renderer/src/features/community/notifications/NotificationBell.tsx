import { useStores } from '@web/stores';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense } from 'react';
import type { TargetOpeners } from './target-openers';

const Waiting = () => <Skeleton width="2.5rem" height="2.5rem" />;

/** Without its code the bell stays a placeholder; the page doesn't depend on it. */
const SignedInBell = lazy<ComponentType<{ openers: TargetOpeners }>>(() =>
  import('./SignedInBell').then(
    (module) => ({ default: module.SignedInBell }),
    () => ({ default: Waiting }),
  ),
);

/** The bell in the header, loaded after the page. Nothing for guests. */
export const NotificationBell = observer(function NotificationBell({ openers }: { openers: TargetOpeners }) {
  const { session, scope } = useStores();
  if (!session.isProbablySignedIn) return null;
  if (!session.isSignedIn) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <SignedInBell key={scope.generation} openers={openers} />
    </Suspense>
  );
});
