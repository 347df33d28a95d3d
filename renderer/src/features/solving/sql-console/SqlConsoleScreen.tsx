import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePageDescription, usePageTitle } from '@web/features/site/page';
import { EditorPane, focusRunButton, KEYS, RUN_BUTTON_ID } from '@web/features/solving/workbench';
import { useStores } from '@web/stores';
import { Button, IconButton } from '@web/ui/Button';
import { FileCode2, Play, Settings2 } from '@web/ui/icons';
import { pressedShortcut } from '@web/ui/shortcuts';
import { Tooltip } from '@web/ui/Tooltip';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { QueryOutcome } from './QueryOutcome';
import styles from './sql-console.module.css';
import { SqlConsoleStore } from './sql-console.store';
import { TableList } from './TableList';

const FILE = 'query.sql';

/** Ctrl or Cmd with Enter runs the query, with Escape leaves the editor. */
function useConsoleKeys(store: SqlConsoleStore): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = pressedShortcut(event);
      if (shortcut !== 'run' && shortcut !== 'leaveEditor') return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.repeat) return;
      if (shortcut === 'run') void store.run();
      else focusRunButton();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [store]);
}

const QueryEditor = observer(function QueryEditor({ store }: { store: SqlConsoleStore }) {
  return (
    <div className={styles.editor}>
      <EditorPane
        scope="course-database"
        files={[{ name: FILE, content: store.code, isReadonly: false }]}
        tabs={[{ value: FILE, label: FILE, icon: <FileCode2 /> }]}
        activeName={FILE}
        problems={[]}
        onOpen={() => {}}
        onEdit={(_, code) => store.write(code)}
        tools={(openSettings) => (
          <>
            <IconButton label={t`Editor settings`} icon={<Settings2 />} size="sm" onClick={openSettings} />
            <Tooltip content={t`Run your query`} shortcut={KEYS.run}>
              <Button
                id={RUN_BUTTON_ID}
                variant="primary"
                icon={<Play />}
                loading={store.isRunning}
                onClick={() => void store.run()}
              >
                {t({ message: 'Run', context: 'verb on a button' })}
              </Button>
            </Tooltip>
          </>
        )}
      />
    </div>
  );
});

/** /course-database: queries on a copy of this server's courses. */
export const SqlConsoleScreen = observer(function SqlConsoleScreen() {
  const { api } = useStores();
  const [store] = useState(() => new SqlConsoleStore(api));
  usePageTitle(t`Course database`);
  usePageDescription(t`Practice SQL on a real database: the courses of this site, and made-up learners.`);
  useConsoleKeys(store);
  return (
    <div className={styles.page}>
      <header>
        <h1>
          <Trans>Course database</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            Ask it anything, one query at a time. The courses are the ones you can take here; the learners are
            made up. It’s a copy that you can only read, so you can’t break anything.
          </Trans>
        </p>
      </header>
      <div className={styles.console}>
        <div className={styles.work}>
          <QueryEditor store={store} />
          <QueryOutcome store={store} />
        </div>
        <TableList onShow={(table) => void store.show(table)} />
      </div>
    </div>
  );
});
