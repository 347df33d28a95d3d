import type { CLICommandTest, CLIData, CLIRequestTest, CLIStep } from '../../contracts';
import { type CliFields, OVERRIDE } from './lesson-file';
import type { Capture, Comparison, RequestStep, Step, StepTest } from './step-file';

/** A terminal lesson as terminals run it, in the names that installed clients know. */
export const presentCli = ({ steps, operatingSystems, baseUrl = '' }: CliFields): CLIData => ({
  BaseURLDefault: baseUrl === OVERRIDE ? OVERRIDE : baseUrl,
  Steps: steps.map(presentStep),
  AllowedOperatingSystems: operatingSystems.map((system) => (system === 'macos' ? 'darwin' : system)),
});

const presentStep = (step: Step): CLIStep => ({
  Description: step.description,
  NoPenaltyOnFail: step.noPenalty,
  CLICommand: step.run === undefined ? null : presentCommand(step, step.run),
  HTTPRequest: step.request ? presentRequest(step, step.request) : null,
});

const presentCommand = (step: Step, run: string): CLIStep['CLICommand'] => ({
  Command: run,
  Tests: step.tests.map(presentCommandTest),
  StdoutVariables: step.save.map(({ name, regex = '' }) => ({ Name: name, Regex: regex })),
  SleepAfterMs: step.sleepAfterMs ?? null,
  StdoutFilterTmdl: step.onlyBlock ?? null,
});

const presentRequest = (step: Step, request: RequestStep): CLIStep['HTTPRequest'] => ({
  Request: {
    Method: request.method,
    FullURL: request.url,
    Headers: request.headers ?? null,
    BodyJSON: request.json ?? null,
    BodyForm: request.form ?? null,
    FollowRedirects: request.followRedirects,
    BasicAuth: request.basicAuth
      ? { Username: request.basicAuth.username, Password: request.basicAuth.password }
      : null,
  },
  ResponseVariables: step.save.filter(isOfBody).map(({ name, jq = '', bodyRegex = '' }) => ({
    Name: name,
    Path: jq,
    BodyRegex: bodyRegex,
  })),
  ResponseHeaderVariables: step.save
    .filter((capture) => !isOfBody(capture))
    .map(({ name, header = '', regex = '' }) => ({ Name: name, Header: header, Regex: regex })),
  Tests: step.tests.map(presentRequestTest),
  SleepAfterMs: step.sleepAfterMs ?? null,
});

const isOfBody = ({ header }: Capture) => header === undefined;

const listOf = (texts: string | string[]) => (typeof texts === 'string' ? [texts] : texts);

function presentCommandTest(test: StepTest): CLICommandTest {
  if (test.stdoutContains !== undefined) return { StdoutContainsAll: listOf(test.stdoutContains) };
  if (test.stdoutLacks !== undefined) return { StdoutContainsNone: listOf(test.stdoutLacks) };
  if (test.stdoutLinesMoreThan !== undefined) return { StdoutLinesGT: test.stdoutLinesMoreThan };
  if (test.stdoutJq) {
    const { query, lines, results } = test.stdoutJq;
    const ExpectedResults = results.map((result) => {
      const { operator, value } = comparisonOf(result);
      return { Type: typeOf(value), Operator: operator, Value: value };
    });
    return { StdoutJq: { InputMode: lines ? 'jsonl' : 'json', Query: query, ExpectedResults } };
  }
  return { ExitCode: test.exitCode };
}

function presentRequestTest(test: StepTest): CLIRequestTest {
  if (test.bodyContains !== undefined) return { BodyContains: test.bodyContains };
  if (test.bodyLacks !== undefined) return { BodyContainsNone: test.bodyLacks };
  if (test.headerContains) return { HeadersContain: presentHeader(test.headerContains) };
  if (test.trailerContains) return { TrailersContain: presentHeader(test.trailerContains) };
  if (test.json) {
    const { operator, value } = comparisonOf(test.json);
    return { JSONValue: { Path: test.json.path, Operator: operator, ...presentValue(value) } };
  }
  return { StatusCode: test.status };
}

const presentHeader = ({ name, value }: { name: string; value: string }) => ({ Key: name, Value: value });

type Value = string | number | boolean;
type Operator = 'eq' | 'gt' | 'contains' | 'not_contains';

/** The one comparison of a test, with the wire's operator. */
export function comparisonOf(test: Comparison): { operator: Operator; value: Value } {
  if (test.greaterThan !== undefined) return { operator: 'gt', value: test.greaterThan };
  if (test.contains !== undefined) return { operator: 'contains', value: test.contains };
  if (test.lacks !== undefined) return { operator: 'not_contains', value: test.lacks };
  return { operator: 'eq', value: test.equals ?? '' };
}

const typeOf = (value: Value): 'int' | 'bool' | 'string' =>
  typeof value === 'number' ? 'int' : typeof value === 'boolean' ? 'bool' : 'string';

function presentValue(value: Value) {
  if (typeof value === 'number') return { IntValue: value };
  return typeof value === 'boolean' ? { BoolValue: value } : { StringValue: value };
}
