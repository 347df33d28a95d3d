import { Editor } from '@monaco-editor/react';
import { FONT_FAMILIES } from '@web/ui/tokens';
import { KeyCode, editor as monaco } from 'monaco-editor/editor';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditorEvents, EditorPlace, EditorView } from '../editor-types';
import { optionsFor } from './editor-options';
import { FileModels, modelText, modelUri } from './file-models';
import { languageOf } from './languages';
import styles from './MonacoEditor.module.css';
import { markProblems, problemLines } from './problem-marks';
import { SyntaxColors } from './syntax-colors';
import { themeName } from './themes';
import { traceLines } from './trace-lines';
import { VimSwitch } from './vim-switch';

export { setUpMonaco } from './setup';

/** Escape first closes any open widget; if there's none, it leaves the editor. */
const NO_OPEN_WIDGET = [
  '!findWidgetVisible',
  '!suggestWidgetVisible',
  '!parameterHintsVisible',
  '!editorHasMultipleSelections',
  '!markersNavigationVisible',
  '!emberforgeVim',
].join(' && ');

type CodeEditor = monaco.IStandaloneCodeEditor;

export interface MonacoEditorProps extends EditorEvents {
  view: EditorView;
  /** Called once the editor accepts input, with a function that focuses it at a text offset. */
  onReady: (focus: (offset?: number) => void) => void;
}

/** The Monaco editor with the files of a view. Call `setUpMonaco` before the first render. */
export function MonacoEditor({ view, onReady, onEdit, onLeave }: MonacoEditorProps) {
  const { scope, files, activeName, problems, place, trace, preferences } = view;
  const active = files.find(({ name }) => name === activeName);
  const readOnly = active?.isReadonly ?? true;
  const [editor, setEditor] = useState<CodeEditor | null>(null);
  const [models] = useState(() => new FileModels());
  const statusLine = useRef<HTMLDivElement>(null);
  const vim = useRef<VimSwitch | null>(null);
  const latest = useRef({ activeName, onReady, onEdit, onLeave });
  latest.current = { activeName, onReady, onEdit, onLeave };

  const options = useMemo(
    () => optionsFor(activeName, readOnly, preferences),
    [activeName, readOnly, preferences],
  );
  const reportEdit = useCallback(
    (text = '') => {
      if (!models.isSyncing) latest.current.onEdit(latest.current.activeName, text);
    },
    [models],
  );

  // These effects run in order, after Editor's own effect that opens the active file.
  useEffect(() => {
    if (editor) models.sync({ scope, files, activeName });
  }, [editor, models, scope, files, activeName]);
  useEffect(() => {
    const colors = editor && new SyntaxColors(editor);
    return () => colors?.dispose();
  }, [editor]);
  useEffect(() => {
    if (editor) markProblems(scope, problems);
  }, [editor, scope, problems]);
  useEffect(() => {
    const lines = editor?.createDecorationsCollection(problemLines(scope, activeName, problems));
    return () => lines?.clear();
  }, [editor, scope, activeName, problems]);
  useEffect(() => {
    const lines = editor?.createDecorationsCollection(traceLines(editor.getModel(), activeName, trace));
    if (trace?.file === activeName) editor?.revealLineInCenterIfOutsideViewport(trace.line);
    return () => lines?.clear();
  }, [editor, activeName, trace]);
  useEffect(() => {
    if (editor && place?.file === latest.current.activeName) goTo(editor, place);
  }, [editor, place]);
  useEffect(() => {
    if (!editor) return;
    const leave = () => latest.current.onLeave();
    editor.addCommand(KeyCode.Escape, leave, NO_OPEN_WIDGET);
    const created = new VimSwitch(editor, statusLine.current!, leave);
    vim.current = created;
    remeasureWithFonts();
    latest.current.onReady((offset) => focusAt(editor, offset));
    return () => created.dispose();
  }, [editor]);
  useEffect(() => {
    if (editor) void vim.current?.set(preferences.vim);
  }, [editor, preferences.vim]);
  useEffect(() => () => models.dispose(), [models]);

  return (
    <div className={styles.frame}>
      <div className={styles.editor}>
        <Editor
          path={modelUri(scope, activeName).toString()}
          defaultValue={active ? modelText(active) : ''}
          defaultLanguage={languageOf(activeName)}
          theme={themeName(view.theme)}
          options={options}
          loading={null}
          onMount={setEditor}
          onChange={reportEdit}
        />
      </div>
      <div ref={statusLine} className={styles.status} hidden={!preferences.vim} />
    </div>
  );
}

/** Measures characters again once the code font has loaded, possibly after the editor. */
function remeasureWithFonts(): void {
  void document.fonts.load(`14px "${FONT_FAMILIES.code}"`).then(() => monaco.remeasureFonts());
}

function focusAt(editor: CodeEditor, offset?: number): void {
  const model = editor.getModel();
  if (model && offset !== undefined) editor.setPosition(model.getPositionAt(offset));
  editor.focus();
}

function goTo(editor: CodeEditor, { line, column = 1 }: EditorPlace): void {
  const position = editor.getModel()?.validatePosition({ lineNumber: line, column });
  if (!position) return;
  editor.setPosition(position);
  editor.revealPositionInCenterIfOutsideViewport(position);
  editor.focus();
}
