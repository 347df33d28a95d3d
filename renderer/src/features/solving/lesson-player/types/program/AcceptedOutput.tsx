import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Language } from '@shared/runner/languages';
import type { SubmissionReply } from '@web/api';
import styles from './AcceptedOutput.module.css';
import { TestResults } from './TestResults';

/** What an accepted program printed, and its tests. What went to stderr doesn't matter anymore. */
export function AcceptedOutput({ language, reply }: { language: Language; reply: SubmissionReply }) {
  const { output, tests } = reply;
  const printed = output?.got ?? tests?.stdout ?? '';
  return (
    <>
      {printed.trim() !== '' && (
        <section className={styles.output} aria-label={t`Program output`}>
          <h3 className={styles.title}>
            <Trans>Output</Trans>
          </h3>
          <pre className={styles.text}>{printed.trimEnd()}</pre>
        </section>
      )}
      <TestResults language={language} results={tests && { ...tests, stderr: '' }} />
    </>
  );
}
