import { editor, MarkerSeverity } from 'monaco-editor/editor';
import type { CodeProblem } from '../editor-types';
import { modelUri } from './file-models';
import styles from './MonacoEditor.module.css';

const MARKER_OWNER = 'run';

/** Underlines each problem in its file and removes earlier underlines. */
export function markProblems(scope: string, problems: readonly CodeProblem[]): void {
  editor.removeAllMarkers(MARKER_OWNER);
  for (const name of new Set(problems.map(({ file }) => file))) {
    const model = editor.getModel(modelUri(scope, name));
    if (!model) continue;
    const markers = problems.filter(({ file }) => file === name).map((problem) => markerOf(model, problem));
    editor.setModelMarkers(model, MARKER_OWNER, markers);
  }
}

/** Highlights a file's lines with problems, in the text and the margin. */
export function problemLines(
  scope: string,
  name: string,
  problems: readonly CodeProblem[],
): editor.IModelDeltaDecoration[] {
  const model = editor.getModel(modelUri(scope, name));
  if (!model) return [];
  return problems
    .filter(({ file }) => file === name)
    .map(({ line: asked, severity, message }) => {
      const line = lineIn(model, asked);
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
    });
}

const lineIn = (model: editor.ITextModel, line: number) => Math.max(1, Math.min(line, model.getLineCount()));

/** Underlines the word at the problem's column, or the line's text if no column is known. */
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
