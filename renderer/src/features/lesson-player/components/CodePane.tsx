import { CodeEditor, EditorPreferencesStore, EditorSettings, type EditorView } from '@web/features/editor';
import { RUN_BUTTON_ID, TabStrip } from '@web/features/workbench';
import { useStores } from '@web/stores';
import { Badge, Button, ConfirmDialog, IconButton, Tooltip } from '@web/ui';
import { FileCode2, Lock, RotateCcw, Settings2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import type { ProgramStore } from '../program.store';
import { usePlayer } from '../usePlayer';
import styles from './CodePane.module.css';

const PANEL = 'code-editor';

const ResetButton = observer(function ResetButton({ program }: { program: ProgramStore }) {
  const [isAsking, setAsking] = useState(false);
  const several = program.editableFiles.length > 1;
  const reset = (name?: string) => {
    program.reset(name);
    setAsking(false);
  };
  return (
    <>
      <Tooltip content="Start over" side="bottom">
        <IconButton
          label="Start over"
          icon={<RotateCcw />}
          size="sm"
          disabled={!program.isChanged}
          onClick={() => setAsking(true)}
        />
      </Tooltip>
      <ConfirmDialog
        open={isAsking}
        heading="Start over?"
        text={
          several
            ? `What you wrote is replaced by the code that the lesson began with: in ${program.activeName}, or in all files.`
            : 'What you wrote is replaced by the code that the lesson began with.'
        }
        confirmLabel={several ? 'Reset all files' : 'Start over'}
        declineLabel={`Reset ${program.activeName}`}
        onDecline={
          several && program.isFileChanged(program.activeName) ? () => reset(program.activeName) : undefined
        }
        cancelLabel="Keep my code"
        danger
        onConfirm={() => reset()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
});

/** What the learner should know of the code at hand, and decide. */
const Notices = observer(function Notices({ program }: { program: ProgramStore }) {
  if (program.guestProgram) {
    return (
      <div className={styles.notice} role="status">
        <p>You wrote other code here before you signed in. Which one would you like to keep?</p>
        <Button size="sm" onClick={() => program.settleGuestProgram(true)}>
          The newer code
        </Button>
        <Button size="sm" variant="ghost" onClick={() => program.settleGuestProgram(false)}>
          The code shown here
        </Button>
      </div>
    );
  }
  if (!program.starterChanged) return null;
  return (
    <div className={styles.notice} role="status">
      <p>The lesson’s code was changed since you began. Yours is kept.</p>
      <Button size="sm" onClick={() => program.reset()}>
        Start over with the new code
      </Button>
      <Button size="sm" variant="ghost" onClick={() => program.keepMine()}>
        Keep mine
      </Button>
    </div>
  );
});

const Files = observer(function Files({ program }: { program: ProgramStore }) {
  const files = program.visibleFiles;
  return (
    <TabStrip
      label="Files"
      panelId={PANEL}
      value={program.activeName}
      onChange={(name) => program.open(name)}
      tabs={files.map((file) => ({
        value: file.Name,
        label: file.Name,
        icon: <FileCode2 />,
        badge: file.IsReadonly && <Badge icon={<Lock />}>read-only</Badge>,
      }))}
    />
  );
});

/** The editor over the lesson's files. */
export const CodePane = observer(function CodePane({ program }: { program: ProgramStore }) {
  const player = usePlayer();
  const { theme, platform } = useStores();
  const [preferences] = useState(() => new EditorPreferencesStore(platform.storage));
  const [isSetting, setSetting] = useState(false);
  const files = program.visibleFiles.map(({ Name, Content, IsReadonly }) => ({
    name: Name,
    content: Content,
    isReadonly: IsReadonly,
  }));
  const { fontSize, wordWrap, vim, accessible } = preferences.value;
  const chosen = useMemo(
    () => ({ fontSize, wordWrap, vim, accessible }),
    [fontSize, wordWrap, vim, accessible],
  );
  const view: EditorView = {
    scope: player.lesson.UUID,
    files,
    activeName: program.activeName,
    problems: player.problems,
    place: player.place,
    preferences: chosen,
    theme: theme.current,
  };
  return (
    <section className={styles.pane} aria-label="Editor">
      <div className={styles.bar}>
        <Files program={program} />
        <div className={styles.tools}>
          <ResetButton program={program} />
          <Tooltip content="Editor settings" side="bottom">
            <IconButton
              label="Editor settings"
              icon={<Settings2 />}
              size="sm"
              onClick={() => setSetting(true)}
            />
          </Tooltip>
        </div>
      </div>
      <Notices program={program} />
      <div className={styles.editor} id={PANEL} role="tabpanel" aria-label={program.activeName}>
        <CodeEditor
          view={view}
          onEdit={(name, content) => player.edit(name, content)}
          onLeave={() => document.getElementById(RUN_BUTTON_ID)?.focus()}
        />
      </div>
      <EditorSettings preferences={preferences} open={isSetting} onClose={() => setSetting(false)} />
    </section>
  );
});
