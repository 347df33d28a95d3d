import { resultText } from '../../texts/lesson-results';
import { asIs } from '../../texts/text';
import type { RequestResult } from './answer';
import { filledComparison } from './compare';
import type { OutputQueries } from './output-queries';
import type { StepTest } from './step-file';
import type { Complaint } from './test-command';
import { fillIn, type Variables } from './variables';
import { excerpt, printable, quoted } from './words';

/** Why there's no response to judge; undefined if there is one. */
export function requestProblem({ error, status }: RequestResult): Complaint | undefined {
  if (error === undefined && status !== 0) return undefined;
  return {
    summary: resultText('steps.no-response'),
    details: error ? resultText('steps.terminal-says', { error: printable(error) }) : undefined,
  };
}

/** Judges one test of a response; undefined if it passes. @throws RunnerFailed */
export async function testRequest(
  test: StepTest,
  result: RequestResult,
  variables: Variables,
  queries: OutputQueries,
): Promise<Complaint | undefined> {
  const { status, body, headers, trailers } = result;
  const details = excerpt('response', body);
  if (test.status !== undefined && status !== test.status)
    return { summary: resultText('steps.status', { expected: test.status, got: status }), details };
  if (test.bodyContains !== undefined) {
    const expected = fillIn(test.bodyContains, variables);
    if (!body.includes(expected))
      return { summary: resultText('steps.response-lacks', { expected: quoted(expected) }), details };
  }
  if (test.bodyLacks !== undefined) {
    const unwanted = fillIn(test.bodyLacks, variables);
    if (body.includes(unwanted))
      return { summary: resultText('steps.response-has', { unwanted: quoted(unwanted) }), details };
  }
  if (test.headerContains) return testHeader('header', test.headerContains, headers, variables);
  if (test.trailerContains) return testHeader('trailer', test.trailerContains, trailers, variables);
  if (!test.json) return undefined;
  const { path } = test.json;
  const found = await queries.jq(path, body, 'json');
  if ('problem' in found) return { summary: asIs(`${path}: ${found.problem}`), details };
  const [value] = found.values;
  const { holds, operator, expected } = filledComparison(test.json, variables);
  const count = found.values.length;
  if (count !== 1) return { summary: resultText('steps.one-value', { path, count }), details };
  if (holds(value)) return undefined;
  return { summary: resultText(`steps.json-${operator}`, { path, expected, got: quoted(value) }), details };
}

function testHeader(
  kind: 'header' | 'trailer',
  { name, value }: { name: string; value: string },
  headers: Record<string, string>,
  variables: Variables,
): Complaint | undefined {
  const key = fillIn(name, variables);
  const expected = fillIn(value, variables);
  const actual = headerOf(headers, key);
  if (actual === undefined) return { summary: resultText(`steps.no-${kind}`, { name: quoted(key) }) };
  if (actual.includes(expected)) return undefined;
  const said = { name: key, expected: quoted(expected), got: quoted(actual) };
  return { summary: resultText(`steps.${kind}`, said) };
}

/** A header by its name, in any case. */
export const headerOf = (headers: Record<string, string>, name: string): string | undefined =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
