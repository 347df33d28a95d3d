import type { SubmissionReply } from '@web/api';
import styles from './AcceptedOutput.module.css';
import { TestResults, type TestResultsProps } from './TestResults';

/** What an accepted program printed, and its tests. What went to stderr doesn't matter anymore. */
export function AcceptedOutput({
  language,
  reply: { output, tests },
}: Pick<TestResultsProps, 'language'> & { reply: SubmissionReply }) {
  const printed = output?.got ?? tests?.stdout ?? '';
  return (
    <>
      {printed.trim() !== '' && (
        <section className={styles.output} aria-label="Program output">
          <h3 className={styles.title}>Output</h3>
          <pre className={styles.text}>{printed.trimEnd()}</pre>
        </section>
      )}
      <TestResults language={language} results={tests && { ...tests, stderr: '' }} />
    </>
  );
}
