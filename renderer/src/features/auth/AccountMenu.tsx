import { Skeleton } from '@web/ui/Skeleton';
import { lazy, Suspense } from 'react';

const Waiting = () => <Skeleton width="2.5rem" height="2.5rem" />;

/** Without its code the menu stays a placeholder; the page doesn't depend on it. */
const withoutMenus = () => ({ UserMenu: Waiting, ThemeMenu: Waiting });
const load = () => import('./menus').catch(withoutMenus);
const UserMenu = lazy(() => load().then(({ UserMenu }) => ({ default: UserMenu })));
const ThemeMenu = lazy(() => load().then(({ ThemeMenu }) => ({ default: ThemeMenu })));

/** The menu at the end of the header, loaded after the page. */
export function AccountMenu({ isSignedIn }: { isSignedIn: boolean }) {
  return <Suspense fallback={<Waiting />}>{isSignedIn ? <UserMenu /> : <ThemeMenu />}</Suspense>;
}
