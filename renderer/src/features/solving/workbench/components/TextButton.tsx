import type { ReactNode } from 'react';
import styles from './TextButton.module.css';

/** An action inside text: looks like a link, in the text's font and color. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
