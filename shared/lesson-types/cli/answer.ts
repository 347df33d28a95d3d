import type { CLIStepResult, SubmissionBody } from '../../contracts';
import { runText } from '../../texts/runs';
import type { Text } from '../../texts/text';
import { AnswerRefused, type StoredAnswer } from '../lesson-type';
import type { CliFields } from './lesson-file';
import { BASE_URL } from './variables';

/** What a terminal sends of a command's output or a response's body at most. */
export const MAX_OUTPUT_BYTES = 1024 * 1024;
/** Of a response's headers and trailers together. */
const MAX_HEADER_BYTES = 256 * 1024;
const MAX_BASE_URL_LENGTH = 2_000;

export interface CommandResult {
  kind: 'command';
  /** -2: it couldn't run, or its output was too long. -1: a signal ended it. */
  exitCode: number;
  /** Without white space at its end. */
  stdout: string;
}

export interface RequestResult {
  kind: 'request';
  /** Why there's no response. */
  error?: string;
  status: number;
  headers: Record<string, string>;
  trailers: Record<string, string>;
  body: string;
}

export type StepResult = CommandResult | RequestResult;

/** What a terminal reports of one run of a lesson, a result per step. */
export interface CliAnswer extends StoredAnswer {
  kind: 'cli';
  results: StepResult[];
  /** Where the learner's server is, by their own word: nothing else in a submission shows it. */
  baseUrl?: string;
}

/** @throws AnswerRefused if there isn't exactly one result of the right kind for each step, or one is too large. */
export function readCliAnswer({ steps }: CliFields, { CLIResults }: SubmissionBody): CliAnswer {
  if (!CLIResults) throw new AnswerRefused(runText('answer.terminal'));
  if (CLIResults.length !== steps.length)
    throw new AnswerRefused(runText('answer.other-steps', { steps: steps.length, count: CLIResults.length }));
  const results = CLIResults.map((result, index) => {
    const read = readResult(result, index + 1);
    if ((read.kind === 'command') !== (steps[index]?.run !== undefined))
      throw new AnswerRefused(
        runText(steps[index]?.request ? 'answer.not-a-request' : 'answer.not-a-command', { step: index + 1 }),
      );
    return read;
  });
  return { kind: 'cli', results, baseUrl: CLIResults.map(claimedBaseUrl).find(Boolean) };
}

function readResult(
  { CLICommandResult: command, HTTPRequestResult: request }: CLIStepResult,
  step: number,
): StepResult {
  if (command && !request) {
    const stdout = withoutEnd(clean(command.Stdout));
    requireSize([stdout], MAX_OUTPUT_BYTES, runText('answer.output-too-large', { step }));
    return { kind: 'command', exitCode: command.ExitCode, stdout };
  }
  if (request && !command) {
    const body = clean(request.BodyString);
    requireSize([body], MAX_OUTPUT_BYTES, runText('answer.response-too-large', { step }));
    const headers = cleanAll(request.ResponseHeaders);
    const trailers = cleanAll(request.ResponseTrailers);
    const texts = [headers, trailers].flatMap((each) => Object.entries(each).flat());
    requireSize(texts, MAX_HEADER_BYTES, runText('answer.headers-too-large', { step }));
    const error = request.FetchErr ? clean(request.FetchErr).slice(0, 1_000).toWellFormed() : undefined;
    const status = request.StatusCode ?? 0;
    return { kind: 'request', ...(error && { error }), status, headers, trailers, body };
  }
  throw new AnswerRefused(runText('answer.one-result', { step }));
}

function claimedBaseUrl({ CLICommandResult, HTTPRequestResult }: CLIStepResult): string | undefined {
  const claimed = (CLICommandResult ?? HTTPRequestResult)?.Variables?.[BASE_URL];
  const fits = claimed && claimed.length <= MAX_BASE_URL_LENGTH && /^https?:\/\/\S+$/.test(claimed);
  return fits ? clean(claimed) : undefined;
}

/** Programs print any bytes. No database keeps half of a surrogate pair. */
const clean = (text: string | null | undefined) => (text ?? '').toWellFormed();

/** Without white space at its end. In a regular expression, a megabyte of it in the middle would take minutes. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' \n\t\r'.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

const cleanAll = (texts: Record<string, string> | null | undefined) =>
  Object.fromEntries(Object.entries(texts ?? {}).map(([name, text]) => [clean(name), clean(text)]));

function requireSize(texts: readonly string[], max: number, tooLarge: Text): void {
  const bytes = texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
  if (bytes > max) throw new AnswerRefused(tooLarge, 'too-large');
}
