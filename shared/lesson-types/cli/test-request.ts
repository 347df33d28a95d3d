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
    summary: 'The request failed. Is your server running, and at this address?',
    details: error && `Your terminal says: ${printable(error)}`,
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
  const details = excerpt('The response', body);
  if (test.status !== undefined && status !== test.status)
    return { summary: `Expected status ${test.status}, but got ${status}.`, details };
  if (test.bodyContains !== undefined) {
    const expected = fillIn(test.bodyContains, variables);
    if (!body.includes(expected))
      return { summary: `The response should contain ${quoted(expected)}, but doesn’t.`, details };
  }
  if (test.bodyLacks !== undefined) {
    const unwanted = fillIn(test.bodyLacks, variables);
    if (body.includes(unwanted))
      return { summary: `The response shouldn’t contain ${quoted(unwanted)}.`, details };
  }
  if (test.headerContains) return testHeader('header', test.headerContains, headers, variables);
  if (test.trailerContains) return testHeader('trailer', test.trailerContains, trailers, variables);
  if (!test.json) return undefined;
  const { path } = test.json;
  const found = await queries.jq(path, body, 'json');
  if ('problem' in found) return { summary: `${path}: ${found.problem}`, details };
  const [value] = found.values;
  const { holds, words } = filledComparison(test.json, variables);
  if (found.values.length !== 1)
    return { summary: `${path} should be one value, but there are ${found.values.length}.`, details };
  if (holds(value)) return undefined;
  return { summary: `${path} ${words}, but it’s ${quoted(value)}.`, details };
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
  if (actual === undefined) return { summary: `The response has no ${kind} ${quoted(key)}.` };
  if (actual.includes(expected)) return undefined;
  return { summary: `The ${kind} ${key} should contain ${quoted(expected)}, but it’s ${quoted(actual)}.` };
}

/** A header by its name, in any case. */
export const headerOf = (headers: Record<string, string>, name: string): string | undefined =>
  Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
