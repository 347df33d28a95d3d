import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AccountMenu } from '@web/features/people/auth';
import { ConnectionNotice, WaitingWrites } from '@web/features/site/connection';
import { useStores } from '@web/stores';
import { Button, IconButton } from '@web/ui/Button';
import { cx } from '@web/ui/cx';
import { Search } from '@web/ui/icons';
import { Logo } from '@web/ui/Logo';
import { lazyOptional } from '@web/ui/lazyOptional';
import { shortcutKeys } from '@web/ui/shortcuts';
import { useSite } from '@web/ui/site';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { type ComponentType, lazy, Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import styles from './Header.module.css';

/** As wide as the menu that replaces it. It stays if the menu can't be loaded; the page works without it. */
const Reserved = ({ hasBar }: { hasBar: boolean }) => (
  <div className={cx(styles.reserved, hasBar && styles.bell)} aria-hidden="true" />
);
const loadSignedInMenu = (): Promise<{ default: ComponentType<{ hasBar: boolean }> }> =>
  import('./SignedInMenu').then(
    ({ SignedInMenu }) => ({ default: SignedInMenu }),
    () => ({ default: Reserved }),
  );
const SignedInMenu = lazy(loadSignedInMenu);

const ImpersonationBanner = lazyOptional(() =>
  import('@web/features/operations/admin').then((module) => module.ImpersonationBanner),
);

/** The user's numbers and menu, or the sign-in button. */
const Account = observer(function Account({ hasBar }: { hasBar: boolean }) {
  const { session, user, overlays } = useStores();
  if (session.isProbablySignedIn) {
    if (!session.isSignedIn && !user.user) return <Reserved hasBar={hasBar} />;
    return (
      <Suspense fallback={<Reserved hasBar={hasBar} />}>
        <SignedInMenu hasBar={hasBar} />
      </Suspense>
    );
  }
  return (
    <>
      <AccountMenu isSignedIn={false} />
      <Button variant="primary" size="sm" onClick={() => overlays.askToSignIn()}>
        <Trans>Sign in</Trans>
      </Button>
    </>
  );
});

interface HeaderProps {
  /** Uses the full width of the window. */
  wide: boolean;
  /** The learner's numbers and menu are in the bar at the bottom. */
  hasBar: boolean;
}

/** The bar at the top of every page. */
export const Header = observer(function Header({ wide, hasBar }: HeaderProps) {
  const { session, overlays, scope, impersonation } = useStores();
  const { name: siteName } = useSite();
  const { writeQueue } = scope;
  const findKeys = shortcutKeys('find').join('+');
  const isHome = session.isProbablySignedIn;
  return (
    <header className={styles.header}>
      {impersonation.id !== null && (
        <Suspense fallback={<div className={styles.banner} />}>
          <ImpersonationBanner />
        </Suspense>
      )}
      <div className={cx(styles.inside, wide && styles.wide)}>
        <UiLink href={isHome ? '/dashboard' : '/'} className={styles.logo} aria-label={t`${siteName}, home`}>
          <span className={styles.word}>
            <Logo size={30} />
          </span>
          <span className={styles.mark}>
            <Logo mark size={30} />
          </span>
        </UiLink>
        <nav className={styles.nav} aria-label={t`Main`}>
          <NavLink to="/courses" className={styles.link}>
            <Trans>Courses</Trans>
          </NavLink>
          <NavLink to="/playground" className={cx(styles.link, styles.playground, isHome && styles.spare)}>
            <Trans>Playground</Trans>
          </NavLink>
          {isHome && (
            <NavLink to="/dashboard" className={cx(styles.link, styles.dashboard, styles.spare)}>
              <Trans>Dashboard</Trans>
            </NavLink>
          )}
        </nav>
        <ConnectionNotice />
        {(writeQueue.writes.length > 0 || writeQueue.isListOpen) && (
          <Suspense fallback={null}>
            <WaitingWrites />
          </Suspense>
        )}
        <div className={styles.end}>
          <IconButton
            label={t`Find anything`}
            title={t`Find anything (${findKeys})`}
            aria-keyshortcuts="Control+K Meta+K"
            icon={<Search />}
            onClick={() => overlays.show('finder')}
          />
          <Account hasBar={hasBar} />
        </div>
      </div>
    </header>
  );
});
