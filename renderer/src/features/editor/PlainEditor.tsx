import { type KeyboardEvent, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { type EditorEvents, type EditorView, lineHeightOf, METRICS } from './editor-types';
import styles from './PlainEditor.module.css';

export interface PlainEditorProps extends EditorEvents {
  view: EditorView;
  ref: Ref<HTMLTextAreaElement>;
}

const indentOf = (name: string) => (name.endsWith('.go') ? '\t' : /\.(py|[ch])$/.test(name) ? '    ' : '  ');

/** A text area that looks like Monaco. Lets learners read, edit and run code before Monaco has loaded. */
export function PlainEditor({ view, ref, onEdit, onLeave }: PlainEditorProps) {
  const { activeName, files, place, preferences } = view;
  const file = files.find(({ name }) => name === activeName);
  const lines = (file?.content ?? '').split('\n').length;
  const caret = useRef<number | null>(null);
  const area = useRef<HTMLTextAreaElement | null>(null);

  useLayoutEffect(() => {
    if (caret.current !== null) area.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  useEffect(() => {
    const element = area.current;
    if (!place || !element) return;
    const before = element.value.split('\n').slice(0, place.line - 1);
    const offset = before.reduce((sum, line) => sum + line.length + 1, 0) + (place.column ?? 1) - 1;
    element.focus();
    element.setSelectionRange(offset, offset);
  }, [place]);

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') return onLeave();
    if (event.key !== 'Tab' || event.shiftKey || !file || file.isReadonly) return;
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const indent = indentOf(file.name);
    caret.current = selectionStart + indent.length;
    onEdit(file.name, value.slice(0, selectionStart) + indent + value.slice(selectionEnd));
  };

  return (
    <div
      className={styles.scroll}
      style={{
        fontSize: preferences.fontSize,
        lineHeight: `${lineHeightOf(preferences.fontSize)}px`,
        paddingBlock: METRICS.paddingTop,
      }}
    >
      <pre className={styles.numbers} style={{ width: `${METRICS.gutterCharacters}ch` }} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
      </pre>
      <textarea
        ref={(element) => {
          area.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        className={styles.text}
        style={{ marginLeft: METRICS.gutterGap, whiteSpace: preferences.wordWrap ? 'pre-wrap' : 'pre' }}
        aria-label={activeName}
        value={file?.content ?? ''}
        readOnly={file?.isReadonly ?? true}
        rows={lines}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        onChange={(event) => file && onEdit(file.name, event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
