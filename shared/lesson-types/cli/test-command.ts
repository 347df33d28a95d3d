import { resultText } from '../../texts/lesson-results';
import { asIs, type Text } from '../../texts/text';
import type { CommandResult } from './answer';
import { filledComparison } from './compare';
import type { OutputQueries } from './output-queries';
import type { StepTest } from './step-file';
import { fillIn, type Variables } from './variables';
import { excerpt, printable, quoted } from './words';

/** What a failed test says: one sentence, and what helps to understand it. */
export interface Complaint {
  summary: Text;
  details?: Text;
}

/** Why a command couldn't be judged at all; undefined if it ran. */
export function commandProblem({ exitCode }: CommandResult, run: string): Complaint | undefined {
  if (exitCode >= 0) return undefined;
  if (exitCode === -1)
    return {
      summary: resultText('steps.stopped'),
      details: resultText('steps.command', { command: printable(run) }),
    };
  return {
    summary: resultText('steps.cant-run'),
    details: resultText('steps.try-it', { command: printable(run) }),
  };
}

/** Judges one test of a command; undefined if it passes. @throws RunnerFailed */
export async function testCommand(
  test: StepTest,
  { exitCode, stdout }: CommandResult,
  variables: Variables,
  queries: OutputQueries,
): Promise<Complaint | undefined> {
  const details = excerpt('output', stdout);
  if (test.exitCode !== undefined && exitCode !== test.exitCode)
    return { summary: resultText('steps.exit-code', { expected: test.exitCode, got: exitCode }), details };
  for (const text of listOf(test.stdoutContains)) {
    const expected = fillIn(text, variables);
    if (!stdout.includes(expected))
      return { summary: resultText('steps.output-lacks', { expected: quoted(expected) }), details };
  }
  for (const text of listOf(test.stdoutLacks)) {
    const unwanted = fillIn(text, variables);
    if (stdout.includes(unwanted))
      return { summary: resultText('steps.output-has', { unwanted: quoted(unwanted) }), details };
  }
  if (test.stdoutLinesMoreThan !== undefined) {
    const lines = stdout === '' ? 0 : stdout.split('\n').length;
    if (lines <= test.stdoutLinesMoreThan)
      return {
        summary: resultText('steps.lines', { count: test.stdoutLinesMoreThan, got: lines }),
        details,
      };
  }
  return test.stdoutJq && testJq(test.stdoutJq, stdout, variables, queries);
}

const listOf = (texts: string | string[] | undefined) =>
  typeof texts === 'string' ? [texts] : (texts ?? []);

async function testJq(
  { query, lines, results }: NonNullable<StepTest['stdoutJq']>,
  stdout: string,
  variables: Variables,
  queries: OutputQueries,
): Promise<Complaint | undefined> {
  const found = await queries.jq(query, stdout, lines ? 'jsonl' : 'json');
  const details = excerpt('output', stdout);
  if ('problem' in found) return { summary: asIs(`jq ${query}: ${found.problem}`), details };
  if (found.values.length === 0) return { summary: resultText('steps.jq-nothing', { query }), details };
  for (const result of results) {
    const { holds, operator, expected, isNegative } = filledComparison(result, variables);
    const passes = isNegative ? found.values.every(holds) : found.values.some(holds);
    if (passes) continue;
    const got = valuesInWords(found.values);
    return { summary: resultText(`steps.jq-${operator}`, { query, expected, got }), details };
  }
  return undefined;
}

const MAX_SHOWN = 3;

function valuesInWords(values: readonly unknown[]): string | Text {
  const shown = values
    .slice(0, MAX_SHOWN)
    .map(quoted)
    .reduce((first, second) => resultText('value.two', { first, second }));
  const count = values.length - MAX_SHOWN;
  return count > 0 ? resultText('value.and-more', { shown, count }) : shown;
}
