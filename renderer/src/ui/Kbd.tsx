import { Fragment } from 'react';
import styles from './Kbd.module.css';

export interface KbdProps {
  /** The keys pressed together, in the order they are said: `['Ctrl', 'Shift', 'Enter']`. */
  keys: readonly string[];
}

/** A keyboard shortcut drawn as keys. */
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
