import { Text } from '../../texts/text';
import { LanguageUnavailable, RunnerFailed, RunRefused, type RunResult } from '../runner';
import type { RunEnd } from './messages';

const MAX_MESSAGE_LENGTH = 1000;

/** Turns a rejected run into a message. Unknown errors count as failures of the runner. */
export function endOfError(error: unknown): Exclude<RunEnd, { type: 'result' }> {
  const message = String(error instanceof Error ? error.message : error).slice(0, MAX_MESSAGE_LENGTH);
  if (error instanceof RunRefused) return { type: 'refused', message, reference: error.text.reference };
  if (error instanceof LanguageUnavailable) return { type: 'unavailable', message };
  return { type: 'failed', message };
}

/** Returns the result; any other end throws `RunRefused`, `LanguageUnavailable` or `RunnerFailed`. */
export function resultOf(end: RunEnd): RunResult {
  if (end.type === 'result') return end.result;
  if (end.type === 'refused') throw new RunRefused(Text.received(end.message, end.reference));
  if (end.type === 'unavailable') throw new LanguageUnavailable(end.message);
  throw new RunnerFailed(`The runner broke: ${end.message}`);
}
