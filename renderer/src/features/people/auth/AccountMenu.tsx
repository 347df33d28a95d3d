import type { MenuAction } from '@web/ui/Menu';
import { Skeleton } from '@web/ui/Skeleton';
import { lazy, Suspense } from 'react';

const Waiting = ({ size = '3rem' }: { size?: string }) => <Skeleton width={size} height={size} />;

/** Without its code the menu stays a placeholder; the page doesn't depend on it. */
const withoutMenus = () => ({ UserMenu: Waiting, ThemeMenu: Waiting });
const load = () => import('./menus').catch(withoutMenus);
const UserMenu = lazy(() => load().then(({ UserMenu }) => ({ default: UserMenu })));
const ThemeMenu = lazy(() => load().then(({ ThemeMenu }) => ({ default: ThemeMenu })));

export interface AccountMenuProps {
  isSignedIn: boolean;
  /** More entries for the signed-in user: what the header has no room for. */
  entries?: readonly MenuAction[];
  /** As a tab of the phone's bar. */
  inBar?: boolean;
}

/** The menu at the end of the header, loaded after the page. */
export function AccountMenu({ isSignedIn, entries, inBar }: AccountMenuProps) {
  return (
    <Suspense fallback={<Waiting size={isSignedIn ? '3rem' : '2.5rem'} />}>
      {isSignedIn ? <UserMenu entries={entries} inBar={inBar} /> : <ThemeMenu />}
    </Suspense>
  );
}
