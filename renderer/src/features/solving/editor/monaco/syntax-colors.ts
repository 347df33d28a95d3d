import { highlightCode } from '@web/ui/syntax/highlight';
import { syntaxLanguage } from '@web/ui/syntax/languages';
import type { editor } from 'monaco-editor/editor';

/** Above this, highlighting would slow down typing, so it waits for a pause. */
const LONG_CHARACTERS = 30_000;
const PAUSE_MS = 150;

/**
 * Colors code with the app's own highlighter instead of Monaco's, so that it looks the same here as in lessons, solutions
 * and the plain editor. Monaco's tokens still serve its brackets and comments.
 */
export class SyntaxColors {
  private readonly marks: editor.IEditorDecorationsCollection;
  private readonly listeners: { dispose(): void }[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly codeEditor: editor.ICodeEditor) {
    this.marks = codeEditor.createDecorationsCollection();
    this.listeners = [
      codeEditor.onDidChangeModel(() => this.color()),
      codeEditor.onDidChangeModelContent(() => this.update()),
    ];
    this.color();
  }

  dispose(): void {
    clearTimeout(this.timer);
    for (const listener of this.listeners) listener.dispose();
    this.marks.clear();
  }

  private update(): void {
    clearTimeout(this.timer);
    if ((this.codeEditor.getModel()?.getValueLength() ?? 0) <= LONG_CHARACTERS) this.color();
    else this.timer = setTimeout(() => this.color(), PAUSE_MS);
  }

  private color(): void {
    const model = this.codeEditor.getModel();
    const language = syntaxLanguage(model?.uri.path);
    if (!model || !language) {
      this.marks.clear();
      return;
    }
    let offset = 0;
    const marks: editor.IModelDeltaDecoration[] = [];
    for (const { text, className } of highlightCode(model.getValue(), language)) {
      const start = model.getPositionAt(offset);
      offset += text.length;
      if (!className) continue;
      const end = model.getPositionAt(offset);
      marks.push({
        range: {
          startLineNumber: start.lineNumber,
          startColumn: start.column,
          endLineNumber: end.lineNumber,
          endColumn: end.column,
        },
        options: { inlineClassName: className },
      });
    }
    this.marks.set(marks);
  }
}
