import { setTimeout as sleep } from 'node:timers/promises';
import type { CLIData, CLIStepResult } from '@shared/contracts';
import type { CamelCase } from '@shared/contracts/camel-case';
import type { CliStep } from '@shared/lesson-types/cli/step-words';
import { CliError } from '../errors';
import { outputBlock } from './output-block';
import { runCommand } from './run-command';
import { type Response, sendRequest } from './send-request';
import { fillIn, saveMatch, saveQuery, type Variables } from './variables';

/** What a step gave: for the server, and for the learner to see. */
export interface StepRun {
  result: CLIStepResult;
  /** The command, or the method and address, with its variables filled in. */
  ran: string;
  stderr: string;
  /** Why it couldn't run, or got no response. */
  problem?: string;
}

export interface RunOptions {
  /** The learner's own address for requests. */
  baseUrl?: string;
  /** Called before each step, and after it. */
  onStep?: (index: number, run?: StepRun) => void;
}

/** Go's names, which lessons use. */
const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };
const SYSTEM_NAMES: Record<string, string> = { linux: 'Linux', darwin: 'macOS', windows: 'Windows' };

/**
 * Runs every step, whether those before it worked or not: the server judges.
 * @throws CliError if the lesson can't run on this computer
 */
export async function runSteps(
  { steps, baseUrlDefault, allowedOperatingSystems }: CamelCase<CLIData>,
  { baseUrl, onStep }: RunOptions = {},
): Promise<StepRun[]> {
  const system = SYSTEMS[process.platform] ?? process.platform;
  if (!(allowedOperatingSystems as string[]).includes(system)) {
    const names = allowedOperatingSystems.map((name) => SYSTEM_NAMES[name] ?? name).join(' and ');
    throw new CliError(
      `This lesson runs on ${names} only.`,
      system === 'windows' ? 'Try it in WSL.' : undefined,
    );
  }
  if (baseUrlDefault === 'override' && !baseUrl)
    throw new CliError(
      'This lesson needs to know where your server is.',
      'Set its address first: emberforge config base_url http://localhost:8080',
    );
  const address = (baseUrl ?? baseUrlDefault).replace(/\/$/, '');
  const variables: Variables = address ? { baseURL: address } : {};
  const runs: StepRun[] = [];
  for (const [index, step] of steps.entries()) {
    onStep?.(index);
    const run = await runStep(step, variables);
    runs.push(run);
    onStep?.(index, run);
    const pause = step.cliCommand?.sleepAfterMs ?? step.httpRequest?.sleepAfterMs ?? 0;
    if (pause > 0) await sleep(pause);
  }
  return runs;
}

async function runStep({ cliCommand, httpRequest }: CliStep, variables: Variables): Promise<StepRun> {
  if (cliCommand) return runCommandStep(cliCommand, variables);
  if (httpRequest) return runRequestStep(httpRequest, variables);
  throw new CliError(
    'This lesson has a step that this version of emberforge doesn’t know.',
    'Please upgrade it.',
  );
}

async function runCommandStep(
  step: NonNullable<CliStep['cliCommand']>,
  variables: Variables,
): Promise<StepRun> {
  const ran = fillIn(step.command, variables);
  const { exitCode, stdout, stderr, problem } = await runCommand(ran);
  const output = step.stdoutFilterTmdl ? outputBlock(stdout, step.stdoutFilterTmdl) : stdout;
  for (const { name, regex } of step.stdoutVariables) saveMatch(variables, name, regex, output);
  const result = { ExitCode: exitCode, Stdout: output, Variables: { ...variables } };
  return { result: { CLICommandResult: result }, ran, stderr, problem };
}

async function runRequestStep(
  step: NonNullable<CliStep['httpRequest']>,
  variables: Variables,
): Promise<StepRun> {
  const ran = `${step.request.method} ${fillIn(step.request.fullUrl, variables)}`;
  let response: Response;
  try {
    response = await sendRequest(step.request, variables);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const result = { FetchErr: `Failed to fetch: ${reason}`, Variables: { ...variables } };
    return { result: { HTTPRequestResult: result }, ran, stderr: '', problem: `No response: ${reason}` };
  }
  await saveFromResponse(step, response, variables);
  const result = {
    StatusCode: response.status,
    ResponseHeaders: response.headers,
    ResponseTrailers: response.trailers,
    BodyString: response.body,
    Variables: { ...variables },
  };
  return { result: { HTTPRequestResult: result }, ran, stderr: '' };
}

async function saveFromResponse(
  step: NonNullable<CliStep['httpRequest']>,
  { headers, body }: Response,
  variables: Variables,
): Promise<void> {
  for (const { name, path, bodyRegex } of step.responseVariables)
    if (bodyRegex) saveMatch(variables, name, bodyRegex, body);
    else await saveQuery(variables, { name, path }, body);
  for (const { name, header, regex } of step.responseHeaderVariables) {
    const value = headers[header.toLowerCase()];
    if (value) saveMatch(variables, name, regex || '(.*)', value);
  }
}
