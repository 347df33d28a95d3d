import { PAGES } from '@web/pages/pages';
import { useStores } from '@web/stores';
import { lazyOptional } from '@web/ui/lazyOptional';
import { SkipLink } from '@web/ui/SkipLink';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import { type ReactNode, Suspense, useEffect } from 'react';
import {
  matchPath,
  Navigate,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router-dom';
import { AfterSignUp } from './AfterSignUp';
import { BottomBar } from './BottomBar';
import { ConfirmIdentity } from './ConfirmIdentity';
import { Footer } from './Footer';
import { GuestAnswers } from './GuestAnswers';
import { Header } from './Header';
import { ModalsOnDemand } from './ModalsOnDemand';
import { Overlays } from './Overlays';
import { revealApp } from './reveal-app';
import styles from './Shell.module.css';
import { useHashTarget } from './useHashTarget';
import { useHotkeys } from './useHotkeys';
import { useRecordVisits } from './useRecordVisits';
import { useRouteFocus } from './useRouteFocus';

const MAIN = 'main';

/** A route's frame: `window` fills the window exactly and has no footer (the lesson player). */
export interface RouteHandle {
  frame?: 'page' | 'window';
}

/** Header, main region and footer around the route's page; on a learner's phone, also the bar at the bottom. */
export const Frame = observer(function Frame({
  children,
  frame = 'page',
}: {
  children?: ReactNode;
  frame?: RouteHandle['frame'];
}) {
  const { session } = useStores();
  const isPhone = useBreakpoint('phone');
  // A lesson has its own actions there.
  const hasBar = isPhone && frame === 'page' && session.isProbablySignedIn;
  return (
    <div className={frame === 'window' ? styles.window : styles.page}>
      <SkipLink targetId={MAIN} />
      <Header wide={frame === 'window'} hasBar={hasBar} />
      <main id={MAIN} tabIndex={-1} className={frame === 'window' ? styles.windowMain : styles.main}>
        {children}
      </main>
      {frame === 'page' && <Footer />}
      {hasBar && <BottomBar />}
    </div>
  );
});

/** Shown until the first page's code has loaded. Already the final frame, to avoid layout shifts. */
export function FirstFrame() {
  const { pathname } = window.location;
  return <Frame frame={PAGES.find(({ path }) => matchPath(path, pathname))?.frame} />;
}

function NavigationBar() {
  const isLoading = useNavigation().state === 'loading';
  return <div className={styles.loading} data-on={isLoading} aria-hidden="true" />;
}

/** A reward waits on the server until its code can be loaded. */
const RewardOverlay = lazyOptional(() => import('@web/features/game/rewards').then((m) => m.RewardOverlay));

const DesktopEvents = lazyOptional(() => import('./DesktopEvents').then((m) => m.DesktopEvents));

/** Guests have no rewards, and an admin can't claim a learner's. */
const Rewards = observer(function Rewards() {
  const { session, impersonation } = useStores();
  return session.isSignedIn && impersonation.id === null ? (
    <Suspense>
      <RewardOverlay />
    </Suspense>
  ) : null;
});

/** The app around every page: the frame, the overlays, and what happens on navigation. */
export function Shell() {
  const { pathname, search, hash } = useLocation();
  const frame = (useMatches().at(-1)?.handle as RouteHandle | undefined)?.frame;
  const { platform } = useStores();
  useHotkeys();
  useRecordVisits();
  // Child effects run first: the page has started to load its data by now.
  useEffect(() => void revealApp(), []);
  useRouteFocus(MAIN);
  useHashTarget();
  if (pathname !== '/' && pathname.endsWith('/')) {
    return <Navigate to={{ pathname: pathname.replace(/\/+$/, '') || '/', search, hash }} replace />;
  }
  return (
    <>
      <NavigationBar />
      <GuestAnswers />
      <AfterSignUp />
      <Frame frame={frame}>
        <Outlet />
      </Frame>
      <Overlays />
      <ModalsOnDemand />
      <ConfirmIdentity />
      <Rewards />
      {platform.desktop && (
        <Suspense>
          <DesktopEvents />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
