import type { TestOutcome } from '@shared/runner/runner';
import type { TestRow } from './components/TestRows';

/** Results of test files as rows: the test's name, and the failure message of its framework. */
export function reportsOf(outcomes: readonly TestOutcome[]): TestRow[] {
  return outcomes.map(({ name, outcome, message, stdout }) => ({
    passed: outcome === 'passed',
    call: name,
    message: outcome === 'passed' ? undefined : message,
    stdout,
  }));
}
