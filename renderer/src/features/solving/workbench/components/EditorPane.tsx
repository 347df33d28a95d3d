import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  CodeEditor,
  EditorSettings,
  type EditorView,
  useEditorPreferences,
  useVimInvitation,
} from '@web/features/solving/editor';
import { useStores } from '@web/stores';
import { Kbd } from '@web/ui/Kbd';
import { toastCorner } from '@web/ui/toastCorner';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useState } from 'react';
import { KEYS } from '../keys';
import { focusRunButton } from '../run-button';
import styles from './EditorPane.module.css';
import { Pane } from './Pane';
import { type StripTab, TabStrip } from './TabStrip';

const PANEL = 'code-editor';

export interface EditorPaneProps
  extends Pick<EditorView, 'scope' | 'files' | 'activeName' | 'problems' | 'place' | 'trace'> {
  tabs: readonly StripTab[];
  onOpen: (name: string) => void;
  onEdit: (name: string, content: string) => void;
  /** At the end of the bar; receives a function that opens the editor's settings. */
  tools: (openSettings: () => void) => ReactNode;
  /** Between the bar and the text. */
  notice?: ReactNode;
  /** What the Run shortcut does here; "run" by default. */
  runLabel?: string;
  /** Covers the lower part of the pane, below the text: for a phone, where nothing fits beside it. */
  sheet?: ReactNode;
  /** Whether the program can be submitted from here. */
  canSubmit?: boolean;
  /** The learner starts to work in the editor: the time to load what a run needs. */
  onFocus?: () => void;
}

/** The most important shortcuts for writing code. */
function Keys({ canSubmit, isVim, runLabel }: { canSubmit: boolean; isVim: boolean; runLabel: string }) {
  return (
    <p className={styles.keys}>
      <span>
        <Kbd keys={KEYS.leave} /> {isVim ? t`leave editor (in normal mode)` : t`leave editor`}
      </span>
      <span>
        <Kbd keys={KEYS.run} /> {runLabel}
      </span>
      {canSubmit && (
        <span>
          <Trans>
            <Kbd keys={KEYS.submit} /> submit
          </Trans>
        </span>
      )}
    </p>
  );
}

/** A program's files and the editor. */
export const EditorPane = observer(function EditorPane(props: EditorPaneProps) {
  const {
    tabs,
    onOpen,
    onEdit,
    tools,
    notice,
    sheet,
    canSubmit = false,
    runLabel = t`run`,
    onFocus,
    ...shown
  } = props;
  const { theme } = useStores();
  const preferences = useEditorPreferences();
  const [isSettingsOpen, setSettingsOpen] = useState(false);
  const { fontSize, wordWrap, vim, accessible } = preferences.value;
  const chosen = useMemo(
    () => ({ fontSize, wordWrap, vim, accessible }),
    [fontSize, wordWrap, vim, accessible],
  );
  useVimInvitation(vim);
  const { activeName } = shown;
  const strip = (
    <TabStrip label={t`Files`} panelId={PANEL} value={activeName} onChange={onOpen} tabs={tabs} />
  );
  return (
    <Pane label={t`Editor`} ground="code" bar={strip} tools={tools(() => setSettingsOpen(true))}>
      {notice}
      <div
        ref={toastCorner}
        className={styles.editor}
        id={PANEL}
        data-work=""
        role="tabpanel"
        aria-label={activeName}
        onFocus={onFocus}
      >
        <CodeEditor
          view={{ ...shown, preferences: chosen, theme: theme.current }}
          onEdit={onEdit}
          onLeave={focusRunButton}
        />
      </div>
      {sheet ? (
        <div className={styles.sheet}>{sheet}</div>
      ) : (
        <Keys canSubmit={canSubmit} isVim={vim} runLabel={runLabel} />
      )}
      <EditorSettings
        preferences={preferences}
        open={isSettingsOpen}
        onClose={() => setSettingsOpen(false)}
      />
    </Pane>
  );
});
