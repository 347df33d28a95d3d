import { FONT_FAMILIES } from '@web/ui/tokens';
import { editor } from 'monaco-editor/editor';
import { useEffect, useRef } from 'react';
import type { EditorEvents, EditorView } from '../editor-types';
import styles from './MonacoEditor.module.css';
import { MonacoView } from './monaco-view';
import { setUpMonaco } from './setup';

export interface MonacoEditorProps extends EditorEvents {
  view: EditorView;
  /** Once it can be written in; gets the way to put the focus into it, at a place in the text. */
  onReady: (focus: (offset?: number) => void) => void;
}

/** Characters are measured by the face they are drawn in: it may come after the editor. */
function measureAgainWithFonts(): void {
  void document.fonts.load(`14px "${FONT_FAMILIES.code}"`).then(() => editor.remeasureFonts());
}

export function MonacoEditor({ view, onReady, ...events }: MonacoEditorProps) {
  const container = useRef<HTMLDivElement>(null);
  const statusLine = useRef<HTMLDivElement>(null);
  const monaco = useRef<MonacoView | null>(null);
  const latest = useRef({ view, onReady, ...events });
  latest.current = { view, onReady, ...events };

  useEffect(() => {
    setUpMonaco();
    const created = new MonacoView(container.current!, statusLine.current!, latest.current.view, {
      onEdit: (name, content) => latest.current.onEdit(name, content),
      onLeave: () => latest.current.onLeave(),
    });
    monaco.current = created;
    measureAgainWithFonts();
    latest.current.onReady((offset) => created.focus(offset));
    return () => {
      monaco.current = null;
      created.dispose();
    };
  }, []);

  useEffect(() => monaco.current?.show(view), [view]);

  return (
    <div className={styles.frame}>
      <div ref={container} className={styles.editor} />
      <div ref={statusLine} className={styles.status} hidden={!view.preferences.vim} />
    </div>
  );
}
