import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePageTitle } from '@web/features/site/page';
import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { CodeSkeleton } from './cli-login/CodeSkeleton';
import styles from './cli-login/cli-login.module.css';
import { DESKTOP_TITLES, DesktopApproval } from './cli-login/DesktopApproval';
import { isForDesktop } from './cli-login/desktop-request';
import { TerminalCode } from './cli-login/TerminalCode';
import { RequireSignIn } from './RequireSignIn';

const TERMINAL_TITLE = t`Connect your terminal`;

function ForTerminal() {
  usePageTitle(TERMINAL_TITLE);
  return (
    <div className={styles.page}>
      <h1>{TERMINAL_TITLE}</h1>
      <p className={styles.lead}>
        <Trans>
          Run <code>emberforge login</code> in your terminal, and this code signs it in to your account.
        </Trans>
      </p>
      <RequireSignIn skeleton={<CodeSkeleton />} reason={t`Sign in first, then we’ll connect your terminal.`}>
        <TerminalCode />
      </RequireSignIn>
    </div>
  );
}

function ForDesktop({ query }: { query: URLSearchParams }) {
  usePageTitle(DESKTOP_TITLES.asking);
  const skeleton = (
    <>
      <h1>{DESKTOP_TITLES.asking}</h1>
      <CodeSkeleton />
    </>
  );
  return (
    <div className={styles.page}>
      <RequireSignIn skeleton={skeleton} reason={t`Sign in first, then we’ll connect the desktop app.`}>
        <DesktopApproval query={query} />
      </RequireSignIn>
    </div>
  );
}

/** /cli/login: signs in a terminal, or the desktop app that has opened it (`client=desktop`). */
export const CliLoginScreen = observer(function CliLoginScreen() {
  const [query] = useSearchParams();
  return isForDesktop(query) ? <ForDesktop query={query} /> : <ForTerminal />;
});
