import type { CLIStep } from '../../contracts';
import type { CamelCase } from '../../contracts/camel-case';
import { counted } from './words';

/** A step as the web app and the terminal client have it. */
export type CliStep = CamelCase<CLIStep>;

/** A sentence with pieces of code in it. */
export type Words = readonly (string | { code: string })[];

type Command = NonNullable<CliStep['cliCommand']>;
type Request = NonNullable<CliStep['httpRequest']>;

const code = (text: string) => ({ code: text });

/** `a`, `b` and `c`, or with "or". */
function listed(texts: readonly string[], word: 'and' | 'or'): Words {
  return texts.flatMap((text, at) => {
    const before = at === 0 ? [] : [at === texts.length - 1 ? ` ${word} ` : ', '];
    return [...before, code(text)];
  });
}

/** What a command's test asks for: "exits with code 0". */
export function commandTestInWords(test: Command['tests'][number]): Words {
  if (test.stdoutContainsAll) return ['prints ', ...listed(test.stdoutContainsAll, 'and')];
  if (test.stdoutContainsNone) return ['doesn’t print ', ...listed(test.stdoutContainsNone, 'or')];
  if (test.stdoutLinesGt !== undefined) return [`prints at least ${counted(test.stdoutLinesGt + 1, 'line')}`];
  if (test.stdoutJq) {
    const { query, expectedResults, inputMode } = test.stdoutJq;
    const where = inputMode === 'jsonl' ? ' of its JSON lines ' : ' of its JSON ';
    const results = expectedResults.flatMap(
      ({ operator, value }, at): Words => [at === 0 ? '' : ', and ', ...comparison(operator, value)],
    );
    return [code(query), where, ...results];
  }
  return [`exits with code ${test.exitCode}`];
}

/** What a request's test asks for: "answers with status 200". */
export function requestTestInWords(test: Request['tests'][number]): Words {
  if (test.bodyContains !== undefined) return ['the response contains ', code(test.bodyContains)];
  if (test.bodyContainsNone !== undefined)
    return ['the response doesn’t contain ', code(test.bodyContainsNone)];
  if (test.headersContain) return ['the header ', ...header(test.headersContain)];
  if (test.trailersContain) return ['the trailer ', ...header(test.trailersContain)];
  if (test.jsonValue) {
    const { path, operator, intValue, stringValue, boolValue } = test.jsonValue;
    return [code(path), ' ', ...comparison(operator, intValue ?? boolValue ?? stringValue ?? '')];
  }
  return [`answers with status ${test.statusCode}`];
}

const header = ({ key, value }: { key: string; value: string }): Words => [
  code(key),
  ' contains ',
  code(value),
];

const COMPARISONS = {
  eq: 'is ',
  gt: 'is more than ',
  contains: 'contains ',
  not_contains: 'doesn’t contain ',
} as const;

const comparison = (operator: keyof typeof COMPARISONS, value: string | number | boolean): Words => [
  COMPARISONS[operator],
  code(typeof value === 'string' ? `"${value}"` : String(value)),
];

/** A step without a description of its own. */
export const kindOf = ({ httpRequest }: CliStep): string =>
  httpRequest ? 'Send a request' : 'Run a command';

/** The variables that a step saves for the steps after it. */
export function savedBy({ cliCommand, httpRequest }: CliStep): string[] {
  const variables = [
    ...(cliCommand?.stdoutVariables ?? []),
    ...(httpRequest?.responseVariables ?? []),
    ...(httpRequest?.responseHeaderVariables ?? []),
  ];
  return variables.map(({ name }) => name);
}

export const testsOf = ({ cliCommand, httpRequest }: CliStep): Words[] =>
  httpRequest ? httpRequest.tests.map(requestTestInWords) : (cliCommand?.tests ?? []).map(commandTestInWords);

/** The request's headers and body, as they're sent. */
export function requestDetails({ request }: Request): string[] {
  const { headers, bodyJson, bodyForm, basicAuth, followRedirects } = request;
  return [
    ...Object.entries(headers ?? {}).map(([name, value]) => `${name}: ${value}`),
    ...(basicAuth ? [`Authorization: Basic ${basicAuth.username}:${basicAuth.password}`] : []),
    ...(bodyJson ? [JSON.stringify(bodyJson, null, 2)] : []),
    ...(bodyForm ? [new URLSearchParams(bodyForm).toString()] : []),
    ...(followRedirects === false ? ['(redirects aren’t followed)'] : []),
  ];
}
