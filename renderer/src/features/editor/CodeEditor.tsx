import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import styles from './CodeEditor.module.css';
import type { EditorEvents, EditorView } from './editor-types';
import { loadMonaco } from './load-monaco';
import type { MonacoEditorProps } from './monaco/MonacoEditor';
import { PlainEditor } from './PlainEditor';

export interface CodeEditorProps extends EditorEvents {
  view: EditorView;
  /** Monaco is there and can be written in. */
  onReady?: () => void;
}

/**
 * The editor: at once as plain text, then as Monaco under it, which takes over with the caret where it was. Should
 * Monaco not load, the plain one stays and does its work.
 */
export function CodeEditor({ view, onReady, ...events }: CodeEditorProps) {
  const [Monaco, setMonaco] = useState<ComponentType<MonacoEditorProps> | null>(null);
  const [isReady, setReady] = useState(false);
  const plain = useRef<HTMLTextAreaElement>(null);
  const tellReady = useRef(onReady);
  tellReady.current = onReady;

  useEffect(() => {
    let isHere = true;
    loadMonaco().then(
      (loaded) => isHere && setMonaco(() => loaded),
      (error: unknown) => console.error('The editor couldn’t be loaded; staying with the plain one', error),
    );
    return () => {
      isHere = false;
    };
  }, []);

  const takeOver = useCallback((focus: (offset?: number) => void) => {
    const area = plain.current;
    if (area && document.activeElement === area) focus(area.selectionStart);
    setReady(true);
    tellReady.current?.();
  }, []);

  return (
    <div className={styles.editor} data-editor={isReady ? 'ready' : 'plain'}>
      {Monaco && (
        <div className={styles.monaco}>
          <Monaco view={view} onReady={takeOver} {...events} />
        </div>
      )}
      {!isReady && (
        <div className={styles.plain}>
          <PlainEditor ref={plain} view={view} {...events} />
        </div>
      )}
    </div>
  );
}
