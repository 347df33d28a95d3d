import { plural } from '@lingui/core/macro';
import type { Language } from '@shared/runner/languages';
import type { SubmissionReply } from '@web/api';
import { TestRows, type TestRowsProps } from '@web/features/solving/workbench';
import { ErrorOutput } from './ErrorOutput';
import styles from './ErrorResult.module.css';

const countText = (hidden: number, passed: number) =>
  hidden === 0
    ? ''
    : plural(hidden, {
        one: `${passed} of # hidden test passed.`,
        other: `${passed} of # hidden tests passed.`,
      });

export interface TestResultsProps {
  language: Language;
  results: SubmissionReply['tests'];
  action?: TestRowsProps['action'];
}

/** The tests of a submission, those that failed first, and what the program printed to stderr. */
export function TestResults({ language, results, action }: TestResultsProps) {
  if (!results) return null;
  const hiddenText = countText(results.numHidden, results.numHiddenPassed);
  return (
    <div className={styles.wide}>
      <TestRows language={language} rows={results.results} hiddenText={hiddenText} action={action} />
      <ErrorOutput text={results.stderr} />
    </div>
  );
}
