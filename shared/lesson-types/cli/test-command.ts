import type { CommandResult } from './answer';
import { filledComparison } from './compare';
import type { OutputQueries } from './output-queries';
import type { StepTest } from './step-file';
import { fillIn, type Variables } from './variables';
import { counted, excerpt, printable, quoted } from './words';

/** What a failed test says: one sentence, and what helps to understand it. */
export interface Complaint {
  summary: string;
  details?: string;
}

/** Why a command couldn't be judged at all; undefined if it ran. */
export function commandProblem({ exitCode }: CommandResult, run: string): Complaint | undefined {
  if (exitCode >= 0) return undefined;
  if (exitCode === -1)
    return { summary: 'The command was stopped before it finished.', details: `It was: ${printable(run)}` };
  return {
    summary: 'The command couldn’t run, took too long, or printed more than 1 MB.',
    details: `Try it in your terminal: ${printable(run)}`,
  };
}

/** Judges one test of a command; undefined if it passes. @throws RunnerFailed */
export async function testCommand(
  test: StepTest,
  { exitCode, stdout }: CommandResult,
  variables: Variables,
  queries: OutputQueries,
): Promise<Complaint | undefined> {
  const details = excerpt('The output', stdout);
  if (test.exitCode !== undefined && exitCode !== test.exitCode)
    return { summary: `Expected exit code ${test.exitCode}, but got ${exitCode}.`, details };
  for (const text of listOf(test.stdoutContains)) {
    const expected = fillIn(text, variables);
    if (!stdout.includes(expected))
      return { summary: `The output should contain ${quoted(expected)}, but doesn’t.`, details };
  }
  for (const text of listOf(test.stdoutLacks)) {
    const unwanted = fillIn(text, variables);
    if (stdout.includes(unwanted))
      return { summary: `The output shouldn’t contain ${quoted(unwanted)}.`, details };
  }
  if (test.stdoutLinesMoreThan !== undefined) {
    const lines = stdout === '' ? 0 : stdout.split('\n').length;
    if (lines <= test.stdoutLinesMoreThan) {
      const expected = counted(test.stdoutLinesMoreThan, 'line');
      return { summary: `Expected more than ${expected} of output, but got ${lines}.`, details };
    }
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
  const details = excerpt('The output', stdout);
  if ('problem' in found) return { summary: `jq ${query}: ${found.problem}`, details };
  if (found.values.length === 0) return { summary: `jq ${query} found nothing in the output.`, details };
  for (const result of results) {
    const { holds, words, isNegative } = filledComparison(result, variables);
    const passes = isNegative ? found.values.every(holds) : found.values.some(holds);
    if (!passes)
      return { summary: `jq ${query} ${words}, but gave ${valuesInWords(found.values)}.`, details };
  }
  return undefined;
}

const MAX_SHOWN = 3;

function valuesInWords(values: readonly unknown[]): string {
  const shown = values.slice(0, MAX_SHOWN).map(quoted).join(', ');
  return values.length > MAX_SHOWN ? `${shown} and ${values.length - MAX_SHOWN} more` : shown;
}
