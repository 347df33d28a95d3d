import type { KeyboardEvent } from 'react';
import styles from './EditableCode.module.css';
import { Code } from './syntax/Code';

export interface EditableCodeProps {
  code: string;
  language: string | undefined;
  label: string;
  onEdit: (code: string) => void;
  /** Ctrl or Command and Enter. */
  onRun: () => void;
}

/** A few lines of code to change in place: a text area on top of its own text in color. Tab leaves it, as any field. */
export function EditableCode({ code, language, label, onEdit, onRun }: EditableCodeProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  };
  return (
    <div className={styles.page}>
      <pre className={styles.shown} aria-hidden="true">
        <Code code={code} language={language} />
        {'\n'}
      </pre>
      <textarea
        className={styles.area}
        aria-label={label}
        value={code}
        rows={1}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ target }) => onEdit(target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
