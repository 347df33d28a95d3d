import { Skeleton } from '@web/ui/Skeleton';
import { lazy, Suspense } from 'react';

const load = () => import('./menus');
const UserMenu = lazy(() => load().then(({ UserMenu }) => ({ default: UserMenu })));
const ThemeMenu = lazy(() => load().then(({ ThemeMenu }) => ({ default: ThemeMenu })));

/** The menu at the end of the header, loaded after the page. */
export function AccountMenu({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Suspense fallback={<Skeleton width="2.5rem" height="2.5rem" />}>
      {isSignedIn ? <UserMenu /> : <ThemeMenu />}
    </Suspense>
  );
}
