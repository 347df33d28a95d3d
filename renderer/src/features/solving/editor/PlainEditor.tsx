import { cx } from '@web/ui/cx';
import { tokenLines } from '@web/ui/syntax/lines';
import type { SyntaxToken } from '@web/ui/syntax/registry';
import { useTokens } from '@web/ui/syntax/useTokens';
import { type KeyboardEvent, type Ref, useEffect, useMemo, useRef } from 'react';
import {
  type CodeProblem,
  type EditorEvents,
  type EditorView,
  type LineTrace,
  lineHeightOf,
  METRICS,
} from './editor-types';
import { KeyRow } from './KeyRow';
import styles from './PlainEditor.module.css';
import { indentOf, lineBreakAt, offsetOf, typeText } from './plain-text';

export interface PlainEditorProps extends EditorEvents {
  view: EditorView;
  ref: Ref<HTMLTextAreaElement>;
  /** For fingers: letters that don't make the page zoom, and a row of keys that phone keyboards hide. */
  isTouch?: boolean;
}

/** Smaller text makes iOS zoom in when the editor gets the focus. */
const MIN_TOUCH_FONT_PIXELS = 16;

interface LineProps {
  number: number;
  tokens: readonly SyntaxToken[];
  severity: CodeProblem['severity'] | undefined;
  step: LineTrace['kind'] | 'previous' | undefined;
}

function Line({ number, tokens, severity, step }: LineProps) {
  return (
    <div className={styles.line} data-line={number} data-problem={severity} data-step={step}>
      {tokens.map((token, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a token has no identity
        <span key={at} className={token.className}>
          {token.text}
        </span>
      ))}
      {'\n'}
    </div>
  );
}

/**
 * A text area above its own text in color. The only editor on touch screens, which Monaco doesn't support; elsewhere it
 * looks like Monaco, and lets learners read, change and run code before that has loaded.
 */
export function PlainEditor({ view, ref, isTouch = false, onEdit, onLeave }: PlainEditorProps) {
  const { activeName, files, place, preferences, problems, trace } = view;
  const file = files.find(({ name }) => name === activeName);
  const text = file?.content ?? '';
  const isReadonly = file?.isReadonly ?? true;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const tokens = useTokens(text, activeName);
  const lines = useMemo(() => tokenLines(tokens ?? [{ text, className: undefined }]), [tokens, text]);
  const fontSize = isTouch ? Math.max(MIN_TOUCH_FONT_PIXELS, preferences.fontSize) : preferences.fontSize;
  const lineHeight = lineHeightOf(fontSize);

  useEffect(() => {
    const element = area.current;
    if (!place || !element) return;
    const offset = offsetOf(element.value, place.line, place.column);
    element.focus({ preventScroll: true });
    element.setSelectionRange(offset, offset);
    const line = scroller.current?.querySelector(`[data-line="${place.line}"]`);
    line?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);

  useEffect(() => {
    const line = trace && scroller.current?.querySelector(`[data-line="${trace.line}"]`);
    line?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [trace]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') return onLeave();
    if (isReadonly || event.shiftKey) return;
    const { value, selectionStart } = event.currentTarget;
    const indent = indentOf(activeName);
    const typed =
      event.key === 'Tab'
        ? indent
        : event.key === 'Enter'
          ? lineBreakAt(value, selectionStart, indent)
          : null;
    if (typed === null) return;
    event.preventDefault();
    typeText(event.currentTarget, typed);
  };

  const severityOf = (line: number) =>
    problems.find((problem) => problem.file === activeName && problem.line === line)?.severity;

  const stepOf = (line: number) => {
    if (trace?.file !== activeName) return undefined;
    return line === trace.line ? trace.kind : line === trace.previous ? 'previous' : undefined;
  };

  return (
    <div className={styles.editor}>
      <div ref={scroller} className={styles.scroll}>
        <div
          className={cx(styles.page, preferences.wordWrap && styles.wrapped)}
          style={{ fontSize, lineHeight: `${lineHeight}px`, paddingBlock: METRICS.paddingTop }}
        >
          <pre className={styles.shown} aria-hidden="true">
            {lines.map((line, index) => (
              <Line
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
                key={index}
                number={index + 1}
                tokens={line}
                severity={severityOf(index + 1)}
                step={stepOf(index + 1)}
              />
            ))}
          </pre>
          <textarea
            ref={(element) => {
              area.current = element;
              if (typeof ref === 'function') ref(element);
              else if (ref) ref.current = element;
            }}
            className={styles.text}
            aria-label={activeName}
            value={text}
            readOnly={isReadonly}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            onChange={(event) => file && onEdit(file.name, event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </div>
      </div>
      {isTouch && !isReadonly && !trace && (
        <KeyRow
          indent={indentOf(activeName)}
          onType={(typed) => area.current && typeText(area.current, typed)}
        />
      )}
    </div>
  );
}
