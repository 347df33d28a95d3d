import { AccountMenu } from '@web/features/auth';
import { ConnectionNotice } from '@web/features/connection';
import { useStores } from '@web/stores';
import { Button, IconButton } from '@web/ui/Button';
import { cx } from '@web/ui/cx';
import { Logo } from '@web/ui/Logo';
import { lazyOptional } from '@web/ui/lazyOptional';
import type { MenuAction } from '@web/ui/Menu';
import { Skeleton } from '@web/ui/Skeleton';
import { shortcutKeys } from '@web/ui/shortcuts';
import { UiLink } from '@web/ui/UiLink';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './Header.module.css';

/** Guests don't need it. */
const HeaderStats = lazyOptional(() => import('./HeaderStats').then((m) => m.HeaderStats));

/** What a narrow header has no room for. */
const COMPACT_ENTRIES: MenuAction[] = [{ key: 'gems', label: 'Gem store', href: '?modal=gem-store' }];

/** The user's numbers and menu, or the sign-in button. */
const Account = observer(function Account() {
  const { session, user, overlays } = useStores();
  const isCompact = useBreakpoint('compact');
  if (session.isProbablySignedIn) {
    return (
      <>
        <div className={styles.stats}>
          <Suspense>
            <HeaderStats isCompact={isCompact} />
          </Suspense>
        </div>
        {session.isSignedIn || user.user ? (
          <AccountMenu isSignedIn entries={isCompact ? COMPACT_ENTRIES : undefined} />
        ) : (
          <Skeleton width="3rem" height="3rem" />
        )}
      </>
    );
  }
  return (
    <>
      <AccountMenu isSignedIn={false} />
      <Button variant="primary" size="sm" onClick={() => overlays.askToSignIn()}>
        Sign in
      </Button>
    </>
  );
});

/** The bar at the top of every page; `wide` uses the full width of the window. */
export const Header = observer(function Header({ wide }: { wide: boolean }) {
  const { session, overlays } = useStores();
  const isHome = session.isProbablySignedIn;
  return (
    <header className={styles.header}>
      <div className={cx(styles.inside, wide && styles.wide)}>
        <UiLink href={isHome ? '/dashboard' : '/'} className={styles.logo} aria-label="Emberforge, home">
          <span className={styles.word}>
            <Logo size={30} />
          </span>
          <span className={styles.mark}>
            <Logo mark size={30} />
          </span>
        </UiLink>
        <nav className={styles.nav} aria-label="Main">
          <NavLink to="/courses" className={styles.link}>
            Courses
          </NavLink>
          <NavLink to="/playground" className={cx(styles.link, styles.playground)}>
            Playground
          </NavLink>
          {isHome && (
            <NavLink to="/dashboard" className={cx(styles.link, styles.dashboard)}>
              Dashboard
            </NavLink>
          )}
        </nav>
        <ConnectionNotice />
        <div className={styles.end}>
          <IconButton
            label="Find anything"
            title={`Find anything (${shortcutKeys('find').join('+')})`}
            aria-keyshortcuts="Control+K Meta+K"
            icon={<Search />}
            onClick={() => overlays.show('finder')}
          />
          <Account />
        </div>
      </div>
    </header>
  );
});
