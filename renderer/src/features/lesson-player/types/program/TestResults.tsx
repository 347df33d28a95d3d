import type { SubmissionReply } from '@shared/contracts';
import { TestRows } from '@web/features/workbench';
import { ErrorOutput } from './ErrorOutput';

const countText = (hidden: number, passed: number) =>
  hidden === 0 ? '' : `${passed} of ${hidden} hidden ${hidden === 1 ? 'test' : 'tests'} passed.`;

/** The tests of a submission, and what the program printed to stderr. */
export function TestResults({ results }: { results: SubmissionReply['Tests'] }) {
  if (!results) return null;
  const rows = results.Results.map((test) => ({
    passed: test.Passed,
    call: test.Call,
    expected: test.Expected,
    got: test.Got,
    stdout: test.Stdout,
  }));
  return (
    <>
      <TestRows rows={rows} hiddenText={countText(results.NumHidden, results.NumHiddenPassed)} />
      <ErrorOutput text={results.Stderr} />
    </>
  );
}
