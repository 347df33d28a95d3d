import { FONT_FAMILIES } from '@web/ui/tokens';
import { editor, KeyCode, MarkerSeverity, Uri } from 'monaco-editor/editor';
import type { EditorPreferences } from '../editor-preferences.store';
import { type CodeProblem, type EditorEvents, type EditorView, lineHeightOf, METRICS } from '../editor-types';
import { languageOf, loadLanguageFeatures } from './languages';
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
      readOnlyMessage: { value: 'This file is part of the lesson and cannot be changed.' },
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
    this.mark(view.problem);
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
    const uri = Uri.from({ scheme: 'lesson', path: `/${this.view?.scope}/${name}` });
    const language = languageOf(name);
    const model = editor.createModel(content, language, uri);
    model.updateOptions({
      tabSize: language === 'python' ? 4 : 2,
      insertSpaces: true,
      bracketColorizationOptions: { enabled: false, independentColorPoolPerBracketType: false },
    });
    model.setEOL(editor.EndOfLineSequence.LF);
    model.onDidChangeContent(() => {
      if (!this.isTaking) this.events.onEdit(name, model.getValue());
    });
    void loadLanguageFeatures(language);
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

  private mark(problem: CodeProblem | null): void {
    for (const [name, model] of this.models) {
      const line = problem?.file === name ? Math.min(problem.line, model.getLineCount()) : undefined;
      editor.setModelMarkers(
        model,
        MARKER_OWNER,
        line === undefined ? [] : [lineMarker(model, line, problem?.message ?? '')],
      );
    }
    this.highlight(problem);
  }

  private highlight(problem: CodeProblem | null): void {
    const model = this.editor.getModel();
    const isHere = model !== null && problem !== null && this.models.get(problem.file) === model;
    const line = isHere ? Math.min(problem.line, model.getLineCount()) : 0;
    const range = { startLineNumber: line, endLineNumber: line, startColumn: 1, endColumn: 1 };
    const options = {
      isWholeLine: true,
      className: styles.problem,
      linesDecorationsClassName: styles.problemEdge,
    };
    this.marked.set(isHere ? [{ range, options }] : []);
  }

  private dropModels(): void {
    for (const model of this.models.values()) model.dispose();
    this.models.clear();
    this.viewStates.clear();
  }
}

function lineMarker(model: editor.ITextModel, line: number, message: string): editor.IMarkerData {
  return {
    severity: MarkerSeverity.Error,
    message,
    startLineNumber: line,
    endLineNumber: line,
    startColumn: model.getLineFirstNonWhitespaceColumn(line) || 1,
    endColumn: model.getLineMaxColumn(line),
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
