import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import styles from './KeyRow.module.css';
import { keyboardHeight, subscribeToViewport } from './on-screen-keyboard';

const KEYS = ['(', ')', ':', '=', '"', "'", '[', ']', '{', '}'] as const;

const NAMES: Record<(typeof KEYS)[number], string> = {
  '(': t`Open parenthesis`,
  ')': t`Close parenthesis`,
  ':': t`Colon`,
  '=': t`Equals sign`,
  '"': t`Double quote`,
  "'": t`Single quote`,
  '[': t`Open bracket`,
  ']': t`Close bracket`,
  '{': t`Open brace`,
  '}': t`Close brace`,
};

export interface KeyRowProps {
  /** What the Tab key types. */
  indent: string;
  onType: (text: string) => void;
}

/** The characters of code that phone keyboards hide, at the bottom of the editor or above the on-screen keyboard. */
export function KeyRow({ indent, onType }: KeyRowProps) {
  const covered = useSyncExternalStore(subscribeToViewport, keyboardHeight, () => 0);
  const key = (label: string, name: string, text: string) => (
    <button
      key={label}
      type="button"
      className={styles.key}
      aria-label={name}
      // The editor keeps the focus, and the keyboard stays open.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onType(text)}
    >
      {label}
    </button>
  );
  return (
    <div className={styles.place}>
      <div
        className={styles.row}
        role="toolbar"
        aria-label={t`Keys for code`}
        data-floating={covered > 0 || undefined}
        style={{ bottom: covered }}
      >
        {key('Tab', 'Tab', indent)}
        {KEYS.map((each) => key(each, NAMES[each], each))}
      </div>
    </div>
  );
}
