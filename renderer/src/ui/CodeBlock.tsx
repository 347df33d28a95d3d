import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from './Button';
import styles from './CodeBlock.module.css';
import { copyText } from './copyText';
import { EditableCode } from './EditableCode';
import { Copy } from './icons';
import { Code } from './syntax/Code';
import { useGrammarProblem } from './syntax/useTokens';

export interface CodeBlockProps {
  code: string;
  /** A language ("python") or a file's name ("main.py"), which is shown above the code. */
  language?: string;
  /** What the code prints. */
  output?: string;
  /** Next to the file's name, such as a button that runs the code. Screen readers then hear what it prints. */
  action?: ReactNode;
  /** Makes the code a text field, which must have a name. `onRun` is for Ctrl or Command and Enter in it. */
  edit?: { label: string; onEdit: (code: string) => void; onRun: () => void };
}

/** A block of code with a copy button, and its output in the same block. Both scroll on their own, by keyboard too. */
export function CodeBlock({ code, language, output, action, edit }: CodeBlockProps) {
  const problem = useGrammarProblem(language);
  return (
    <figure className={styles.block}>
      {language?.includes('.') && (
        <figcaption className={styles.name}>
          {language}
          {action}
        </figcaption>
      )}
      <div className={styles.source}>
        {edit ? (
          <div className={styles.code}>
            <EditableCode code={code} language={language} {...edit} />
          </div>
        ) : (
          <pre
            className={styles.code}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <code>
              <Code code={code} language={language} />
            </code>
          </pre>
        )}
        <IconButton
          label={t`Copy code`}
          icon={<Copy />}
          size="sm"
          className={styles.copy}
          onClick={() => void copyText(code)}
        />
      </div>
      {problem && (
        <p className={styles.problem} role="status">
          {problem}
        </p>
      )}
      {output !== undefined && (
        <div className={styles.output} aria-live={action ? 'polite' : undefined}>
          <p>
            <Trans>Output</Trans>
          </p>
          <pre
            className={styles.code}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            <samp>{output}</samp>
          </pre>
        </div>
      )}
    </figure>
  );
}
