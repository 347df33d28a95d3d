import type { SubmissionReply } from '@web/api';
import { TestRows } from '@web/features/workbench';
import { ErrorOutput } from './ErrorOutput';

const countText = (hidden: number, passed: number) =>
  hidden === 0 ? '' : `${passed} of ${hidden} hidden ${hidden === 1 ? 'test' : 'tests'} passed.`;

/** The tests of a submission, and what the program printed to stderr. */
export function TestResults({ results }: { results: SubmissionReply['tests'] }) {
  if (!results) return null;
  const rows = results.results.map((test) => ({
    passed: test.passed,
    call: test.call,
    expected: test.expected,
    got: test.got,
    stdout: test.stdout,
  }));
  return (
    <>
      <TestRows rows={rows} hiddenText={countText(results.numHidden, results.numHiddenPassed)} />
      <ErrorOutput text={results.stderr} />
    </>
  );
}
