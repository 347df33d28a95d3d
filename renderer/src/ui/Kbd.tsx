import { Fragment } from 'react';
import styles from './Kbd.module.css';

export interface KbdProps {
  /** Keys that are pressed together, in spoken order: `['Ctrl', 'Shift', 'Enter']`. */
  keys: readonly string[];
}

/** A keyboard shortcut, drawn as keys. */
export function Kbd({ keys }: KbdProps) {
  return (
    <kbd className={styles.combo}>
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className={styles.plus}>+</span>}
          <kbd className={styles.key}>{key}</kbd>
        </Fragment>
      ))}
    </kbd>
  );
}
