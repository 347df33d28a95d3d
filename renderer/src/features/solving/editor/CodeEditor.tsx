import { useTouchScreen } from '@web/ui/useTouchScreen';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import styles from './CodeEditor.module.css';
import type { EditorEvents, EditorView } from './editor-types';
import { loadMonaco } from './load-monaco';
import type { MonacoEditorProps } from './monaco/MonacoEditor';
import { PlainEditor } from './PlainEditor';

export interface CodeEditorProps extends EditorEvents {
  view: EditorView;
  /** Monaco has loaded and accepts input. */
  onReady?: () => void;
}

/**
 * The code editor. Starts as a plain text area and switches to Monaco once it has loaded, keeping the caret. The text area
 * stays if Monaco fails to load, and on touch screens, which Monaco doesn't support.
 */
export function CodeEditor({ view, onReady, ...events }: CodeEditorProps) {
  const [Monaco, setMonaco] = useState<ComponentType<MonacoEditorProps> | null>(null);
  const [isReady, setReady] = useState(false);
  const isTouch = useTouchScreen();
  const plain = useRef<HTMLTextAreaElement>(null);
  const latestOnReady = useRef(onReady);
  latestOnReady.current = onReady;

  useEffect(() => {
    if (isTouch) return;
    let isMounted = true;
    loadMonaco().then(
      (loaded) => isMounted && setMonaco(() => loaded),
      (error: unknown) => console.error('The editor couldn’t be loaded; using the plain one', error),
    );
    return () => {
      isMounted = false;
      setMonaco(null);
      setReady(false);
    };
  }, [isTouch]);

  const takeOver = useCallback((focus: (offset?: number) => void) => {
    const area = plain.current;
    if (area && document.activeElement === area) focus(area.selectionStart);
    setReady(true);
    latestOnReady.current?.();
  }, []);

  return (
    <div className={styles.editor} data-editor={isReady || isTouch ? 'ready' : 'plain'}>
      {Monaco && (
        <div className={styles.monaco}>
          <Monaco view={view} onReady={takeOver} {...events} />
        </div>
      )}
      {!isReady && (
        <div className={styles.plain}>
          <PlainEditor ref={plain} view={view} isTouch={isTouch} {...events} />
        </div>
      )}
    </div>
  );
}
