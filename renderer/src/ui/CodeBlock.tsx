import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './Button';
import styles from './CodeBlock.module.css';
import { copyText } from './copyText';

export interface CodeBlockProps {
  /** The text itself: what is copied, and what is shown unless `children` has it highlighted. */
  code: string;
  /** Shown above: "python", "shell". */
  language?: string;
  /** The same text with highlight.js classes (Prose's colors apply). */
  children?: ReactNode;
}

/** A piece of code with its language and a copy button. Scrolls by itself, also by keyboard. */
export function CodeBlock({ code, language, children }: CodeBlockProps) {
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span>{language}</span>
        <IconButton label="Copy code" icon={<Copy />} size="sm" onClick={() => void copyText(code)} />
      </figcaption>
      <pre
        className={styles.code}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <code>{children ?? code}</code>
      </pre>
    </figure>
  );
}
