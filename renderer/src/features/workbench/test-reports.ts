import type { TestOutcome } from '@shared/runner/runner';
import type { TestRow } from './components/TestRows';

/** Tests of test files as the rows show them: the test's name, and in its idiom's words what went wrong. */
export function reportsOf(outcomes: readonly TestOutcome[]): TestRow[] {
  return outcomes.map(({ name, outcome, message, stdout }) => ({
    passed: outcome === 'passed',
    call: name,
    message: outcome === 'passed' ? undefined : message,
    stdout,
  }));
}
