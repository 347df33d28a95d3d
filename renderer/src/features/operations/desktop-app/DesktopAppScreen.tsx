import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { CodeBlock } from '@web/ui/CodeBlock';
import { EmptyState } from '@web/ui/EmptyState';
import { Download } from '@web/ui/icons';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './DesktopAppScreen.module.css';
import { groupInstallers, installerLabel, ownSystem, type SystemInstallers } from './installer-groups';

const LEAD = t`Emberforge in a window of its own. Your lessons, your code and all six languages work without a connection, too.`;

function System({ title, installers, hint, isOwn }: SystemInstallers & { isOwn: boolean }) {
  const { version } = installers[0]!;
  return (
    <Card
      title={title}
      aside={
        <span className={styles.version}>
          <Trans>Version {version}</Trans>
        </span>
      }
    >
      <ul className={styles.installers}>
        {installers.map((installer, at) => (
          <li key={installer.path}>
            <Button variant={isOwn && at === 0 ? 'primary' : 'secondary'} icon={<Download />} asChild>
              <a href={installer.path} download>
                {installerLabel(installer, installers)} ({Math.round(installer.bytes / 1e6)} MB)
              </a>
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{hint}</p>
    </Card>
  );
}

function FirstStart({ origin }: { origin: string }) {
  return (
    <section className={styles.steps}>
      <h2>
        <Trans>First start</Trans>
      </h2>
      <ol>
        <li>
          <Trans>Install the app and open it.</Trans>
        </li>
        <li>
          <Trans>When it asks for your server, enter this address:</Trans>
          <CodeBlock code={origin} />
        </li>
        <li>
          <Trans>Sign in. Your browser opens and asks before it hands the app your sign-in.</Trans>
        </li>
      </ol>
    </section>
  );
}

/** /desktop: the desktop app's installers, and how to start with it. */
export const DesktopAppScreen = observer(function DesktopAppScreen() {
  const { api, platform } = useStores();
  const [list] = useState(
    () => new AsyncState(async (signal) => (await api.call('listInstallers', { signal })).installers),
  );
  const own = ownSystem(navigator.userAgent);
  usePageTitle(t`Desktop app`);
  return (
    <div className={styles.page}>
      <PageHeader title={t`Desktop app`} lead={LEAD} />
      <Loaded
        state={list}
        skeleton={<Skeleton className={styles.list} height="16rem" label={t`Loading the installers`} />}
        what={t`the installers`}
      >
        {(installers) =>
          installers.length === 0 ? (
            <EmptyState boots="bootsthink" title={t`Not on this server yet`}>
              <Trans>
                The people who run this server can add the app. Until then, your browser can do almost
                everything that it can.
              </Trans>
            </EmptyState>
          ) : (
            <>
              <div className={styles.list}>
                {groupInstallers(installers, own).map((group) => (
                  <System key={group.system} {...group} isOwn={group.system === own} />
                ))}
              </div>
              <FirstStart origin={platform.publicOrigin} />
            </>
          )
        }
      </Loaded>
    </div>
  );
});
