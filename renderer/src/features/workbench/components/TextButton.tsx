import type { ReactNode } from 'react';
import styles from './TextButton.module.css';

/** An action in the middle of a sentence, or of what was printed: looks like a link, in the text's own face and color. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {children}
    </button>
  );
}
