import type { editor } from 'monaco-editor/editor';
import type { LineTrace } from '../editor-types';
import styles from './MonacoEditor.module.css';

/** Marks the current line of a recorded step, and the one before it. */
export function traceLines(
  model: editor.ITextModel | null,
  name: string,
  trace: LineTrace | null | undefined,
): editor.IModelDeltaDecoration[] {
  if (!model || trace?.file !== name) return [];
  const lines = [decorationOf(model, trace.line, styles[trace.kind], styles[`${trace.kind}Edge`])];
  if (trace.previous) lines.push(decorationOf(model, trace.previous, undefined, styles.previousEdge));
  return lines;
}

function decorationOf(
  model: editor.ITextModel,
  asked: number,
  className: string | undefined,
  edge: string | undefined,
): editor.IModelDeltaDecoration {
  const line = Math.max(1, Math.min(asked, model.getLineCount()));
  return {
    range: { startLineNumber: line, endLineNumber: line, startColumn: 1, endColumn: 1 },
    options: { isWholeLine: true, className, linesDecorationsClassName: edge },
  };
}
