import { CodeEditor, EditorPreferencesStore, EditorSettings, type EditorView } from '@web/features/editor';
import { RUN_BUTTON_ID, TabStrip } from '@web/features/workbench';
import { useStores } from '@web/stores';
import { Button } from '@web/ui';
import { FileCode2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { usePlayground } from '../usePlayground';
import { FileTools } from './FileTools';
import styles from './ProgramPane.module.css';

const PANEL = 'playground-editor';

/** What was put aside, and what else there is to say of the program at hand. */
const Notice = observer(function Notice() {
  const playground = usePlayground();
  const { aside, notice } = playground;
  if (!aside && !notice) return null;
  return (
    <div className={styles.notice} role="status">
      <p>
        {notice} {aside && 'Your own program was put aside.'}
      </p>
      {aside && (
        <Button size="sm" onClick={() => playground.takeBack()}>
          Bring mine back
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => playground.dropAside()}>
        {aside ? 'Let it go' : 'Close'}
      </Button>
    </div>
  );
});

/** The program's files, and the editor over them. */
export const ProgramPane = observer(function ProgramPane() {
  const playground = usePlayground();
  const { theme, platform } = useStores();
  const [preferences] = useState(() => new EditorPreferencesStore(platform.storage));
  const [isSetting, setSetting] = useState(false);
  const { activeName, files, language, place, run } = playground;
  const { fontSize, wordWrap, vim, accessible } = preferences.value;
  const chosen = useMemo(
    () => ({ fontSize, wordWrap, vim, accessible }),
    [fontSize, wordWrap, vim, accessible],
  );
  const view: EditorView = {
    scope: `playground-${language}`,
    files: files.map(({ name, content }) => ({ name, content, isReadonly: false })),
    activeName,
    problems: run.problems,
    place,
    preferences: chosen,
    theme: theme.current,
  };
  return (
    <section className={styles.pane} aria-label="Editor">
      <div className={styles.bar}>
        <TabStrip
          label="Files"
          panelId={PANEL}
          value={activeName}
          onChange={(name) => playground.open(name)}
          tabs={files.map(({ name }) => ({ value: name, label: name, icon: <FileCode2 /> }))}
        />
        <div className={styles.tools}>
          <FileTools onSettings={() => setSetting(true)} />
        </div>
      </div>
      <Notice />
      <div className={styles.editor} id={PANEL} role="tabpanel" aria-label={activeName}>
        <CodeEditor
          view={view}
          onEdit={(name, content) => playground.edit(name, content)}
          onLeave={() => document.getElementById(RUN_BUTTON_ID)?.focus()}
        />
      </div>
      <EditorSettings preferences={preferences} open={isSetting} onClose={() => setSetting(false)} />
    </section>
  );
});
