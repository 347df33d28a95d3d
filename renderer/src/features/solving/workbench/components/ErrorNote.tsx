import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { explainError } from '@shared/error-explanations';
import type { Language } from '@shared/runner/languages';
import { inOwnWords } from '@web/i18n';
import { useMemo } from 'react';
import styles from './ErrorNote.module.css';
import { InlineCode } from './InlineCode';
import { linkedText, type PlaceLinks } from './OutputText';

export interface ErrorNoteProps {
  language: Language;
  /** The error, as the compiler or the runtime puts it. */
  message: string;
  /** Everything that the compiler or the runtime printed. */
  text: string;
  /** Turns locations in the full text into links. */
  links?: PlaceLinks;
  /** A heading above says what the error is. */
  hideMessage?: boolean;
}

/** An error in plain words with the likely fix; the full text is one click away. */
export function ErrorNote({ language, message, text, links, hideMessage = false }: ErrorNoteProps) {
  const explanation = useMemo(() => explainError(language, message), [language, message]);
  const full = text.trimEnd();
  return (
    <section className={styles.note} aria-label={t`Error`}>
      {!hideMessage && (
        <p className={styles.message}>
          <code>{message}</code>
        </p>
      )}
      {explanation && (
        <>
          <p>
            <InlineCode>{inOwnWords(explanation.means)}</InlineCode>
          </p>
          <p>
            <InlineCode>{inOwnWords(explanation.fix)}</InlineCode>
          </p>
        </>
      )}
      {full !== '' && full !== message && (
        <details className={styles.details} open={!explanation}>
          <summary>
            <Trans>Full error text</Trans>
          </summary>
          <pre className={styles.text}>{links ? linkedText(full, links) : full}</pre>
        </details>
      )}
    </section>
  );
}
