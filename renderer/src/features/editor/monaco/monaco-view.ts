import { FONT_FAMILIES } from '@web/ui/tokens';
import { editor, KeyCode, MarkerSeverity, Uri } from 'monaco-editor/editor';
import type { EditorPreferences } from '../editor-preferences.store';
import {
  type CodeProblem,
  type EditorEvents,
  type EditorPlace,
  type EditorView,
  lineHeightOf,
  METRICS,
} from '../editor-types';
import { languageOf } from './languages';
import styles from './MonacoEditor.module.css';
import { themeName } from './themes';
import { VimSwitch } from './vim-switch';

const MARKER_OWNER = 'run';
/** Escape first closes what is open inside of the editor; with nothing open it leaves it. */
const NOTHING_OPEN = [
  '!findWidgetVisible',
  '!suggestWidgetVisible',
  '!parameterHintsVisible',
  '!editorHasMultipleSelections',
  '!markersNavigationVisible',
  '!emberforgeVim',
].join(' && ');

/** As each language's own formatter would have it; two spaces elsewhere. */
const INDENTS: Record<string, { tabSize: number; insertSpaces: boolean } | undefined> = {
  python: { tabSize: 4, insertSpaces: true },
  c: { tabSize: 4, insertSpaces: true },
  go: { tabSize: 4, insertSpaces: false },
};
const TWO_SPACES = { tabSize: 2, insertSpaces: true };

/** Monaco on an element, told what to show by `show`; asks for nothing that it has already. */
export class MonacoView {
  private readonly editor: editor.IStandaloneCodeEditor;
  private readonly viewStates = new Map<string, editor.ICodeEditorViewState | null>();
  private readonly models = new Map<string, editor.ITextModel>();
  private readonly vim: VimSwitch;
  private view: EditorView | undefined;
  private isTaking = false;
  private readonly marked: editor.IEditorDecorationsCollection;

  constructor(
    container: HTMLElement,
    statusLine: HTMLElement,
    view: EditorView,
    private readonly events: EditorEvents,
  ) {
    this.editor = editor.create(container, {
      model: null,
      automaticLayout: true,
      fontFamily: `"${FONT_FAMILIES.code}", "JetBrains Mono Fallback", ui-monospace, monospace`,
      fontLigatures: false,
      lineNumbersMinChars: METRICS.gutterCharacters,
      lineDecorationsWidth: METRICS.gutterGap,
      glyphMargin: false,
      folding: false,
      minimap: { enabled: false },
      padding: { top: METRICS.paddingTop, bottom: METRICS.paddingTop },
      scrollBeyondLastLine: false,
      renderFinalNewline: 'on',
      overviewRulerLanes: 1,
      overviewRulerBorder: false,
      hideCursorInOverviewRuler: true,
      renderLineHighlightOnlyWhenFocus: true,
      quickSuggestions: false,
      wordBasedSuggestions: 'off',
      suggestOnTriggerCharacters: false,
      fixedOverflowWidgets: true,
      readOnlyMessage: { value: 'This file is part of the lesson and can’t be edited.' },
      scrollbar: { verticalScrollbarSize: 12, horizontalScrollbarSize: 12, useShadows: false },
      stickyScroll: { enabled: false },
      theme: themeName(view.theme),
      ...optionsOf(view.preferences),
    });
    this.marked = this.editor.createDecorationsCollection();
    this.vim = new VimSwitch(this.editor, statusLine, () => this.events.onLeave());
    this.editor.addCommand(KeyCode.Escape, () => this.events.onLeave(), NOTHING_OPEN);
    this.show(view);
  }

  show(view: EditorView): void {
    const last = this.view;
    this.view = view;
    if (last && last.scope !== view.scope) this.dropModels();
    for (const file of view.files) this.take(file.name, file.content);
    this.open(view);
    this.dropMissing(view);
    if (last?.problems !== view.problems) this.mark(view.problems);
    else if (last?.activeName !== view.activeName) this.highlight(view.problems);
    if (view.place && last?.place !== view.place) this.goTo(view.place);
    if (last?.preferences !== view.preferences) this.editor.updateOptions(optionsOf(view.preferences));
    if (last?.theme !== view.theme) editor.setTheme(themeName(view.theme));
    void this.vim.set(view.preferences.vim);
  }

  focus(offset?: number): void {
    const model = this.editor.getModel();
    if (model && offset !== undefined) this.editor.setPosition(model.getPositionAt(offset));
    this.editor.focus();
  }

  dispose(): void {
    this.vim.dispose();
    this.editor.dispose();
    this.dropModels();
  }

  private take(name: string, text: string): void {
    const content = text.replace(/\r\n?/g, '\n');
    const known = this.models.get(name);
    if (!known) {
      this.models.set(name, this.createModel(name, content));
      return;
    }
    if (known.getValue() === content) return;
    this.isTaking = true; // the text comes from outside: it is not an edit to report
    known.pushEditOperations([], [{ range: known.getFullModelRange(), text: content }], () => null);
    this.isTaking = false;
  }

  private createModel(name: string, content: string): editor.ITextModel {
    const uri = Uri.from({ scheme: 'file', path: `/${this.view?.scope}/${name}` });
    const language = languageOf(name);
    const model = editor.createModel(content, language, uri);
    model.updateOptions({
      ...(INDENTS[language] ?? TWO_SPACES),
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    });
    model.setEOL(editor.EndOfLineSequence.LF);
    model.onDidChangeContent(() => {
      if (!this.isTaking) this.events.onEdit(name, model.getValue());
    });
    return model;
  }

  private open({ activeName, files }: EditorView): void {
    const model = this.models.get(activeName) ?? null;
    const current = this.editor.getModel();
    if (current !== model) {
      const left = [...this.models].find(([, other]) => other === current)?.[0];
      if (left !== undefined) this.viewStates.set(left, this.editor.saveViewState());
      this.editor.setModel(model);
      this.editor.restoreViewState(this.viewStates.get(activeName) ?? null);
    }
    this.editor.updateOptions({
      readOnly: files.find((file) => file.name === activeName)?.isReadonly ?? true,
      ariaLabel: `${activeName}. Press Escape to leave the editor, Control M to let Tab move the focus.`,
    });
  }

  private mark(problems: readonly CodeProblem[]): void {
    for (const [name, model] of this.models) {
      const here = problems.filter((problem) => problem.file === name);
      editor.setModelMarkers(
        model,
        MARKER_OWNER,
        here.map((problem) => markerOf(model, problem)),
      );
    }
    this.highlight(problems);
  }

  /** The lines of the open file that problems stand on, in the text and in its margin. */
  private highlight(problems: readonly CodeProblem[]): void {
    const model = this.editor.getModel();
    const here = problems.filter(({ file }) => model !== null && this.models.get(file) === model);
    this.marked.set(
      here.map(({ line: asked, severity, message }) => {
        const line = lineIn(model!, asked);
        const isError = severity === 'error';
        return {
          range: { startLineNumber: line, endLineNumber: line, startColumn: 1, endColumn: 1 },
          options: {
            isWholeLine: true,
            className: isError ? styles.problem : styles.warning,
            linesDecorationsClassName: isError ? styles.problemEdge : styles.warningEdge,
            lineNumberHoverMessage: { value: message },
            linesDecorationsTooltip: message,
          },
        };
      }),
    );
  }

  private goTo({ file, line, column = 1 }: EditorPlace): void {
    const model = this.models.get(file);
    if (!model || this.editor.getModel() !== model) return;
    const position = model.validatePosition({ lineNumber: line, column });
    this.editor.setPosition(position);
    this.editor.revealPositionInCenterIfOutsideViewport(position);
    this.editor.focus();
  }

  /** A model whose file is gone, or has another name now. */
  private dropMissing({ files }: EditorView): void {
    for (const [name, model] of this.models) {
      if (files.some((file) => file.name === name)) continue;
      model.dispose();
      this.models.delete(name);
      this.viewStates.delete(name);
    }
  }

  private dropModels(): void {
    for (const model of this.models.values()) model.dispose();
    this.models.clear();
    this.viewStates.clear();
  }
}

const lineIn = (model: editor.ITextModel, line: number) => Math.max(1, Math.min(line, model.getLineCount()));

/** A squiggle under the word at the fault's column, or under the line's text where no column is known. */
function markerOf(model: editor.ITextModel, problem: CodeProblem): editor.IMarkerData {
  const line = lineIn(model, problem.line);
  const end = model.getLineMaxColumn(line);
  const first = model.getLineFirstNonWhitespaceColumn(line) || 1;
  const start = Math.min(problem.column ?? first, Math.max(end - 1, 1));
  const word = problem.column
    ? model.getWordAtPosition({ lineNumber: line, column: start })?.endColumn
    : undefined;
  return {
    severity: problem.severity === 'error' ? MarkerSeverity.Error : MarkerSeverity.Warning,
    message: problem.message,
    startLineNumber: line,
    endLineNumber: line,
    startColumn: start,
    endColumn: problem.column ? (word ?? start + 1) : end,
  };
}

function optionsOf(preferences: EditorPreferences): editor.IEditorOptions {
  const { fontSize, wordWrap, accessible } = preferences;
  return {
    fontSize,
    lineHeight: lineHeightOf(fontSize),
    wordWrap: wordWrap ? 'on' : 'off',
    accessibilitySupport: accessible ? 'on' : 'auto',
  };
}
