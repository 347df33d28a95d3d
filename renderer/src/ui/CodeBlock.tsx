import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './Button';
import styles from './CodeBlock.module.css';
import { copyText } from './copyText';

export interface CodeBlockProps {
  /** The text to copy, and to show unless `children` has it highlighted. */
  code: string;
  /** Shown above the code: "python", "shell". */
  language?: string;
  /** The same text with highlight.js classes (Prose's colors apply). */
  children?: ReactNode;
}

/** A block of code with its language and a copy button. It scrolls on its own, by keyboard too. */
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
