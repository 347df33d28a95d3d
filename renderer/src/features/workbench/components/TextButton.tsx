import type { ReactNode } from 'react';
import styles from './TextButton.module.css';

/** An action inside a sentence or output: looks like a link, in the font and color of the text. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
