import { runText } from '../../texts/runs';
import type { LanguageRuntime } from '../language-runtime';
import { MAX_ARTIFACT_BYTES, MAX_DIAGNOSTICS } from '../limits';
import { RunRefused, type RunRequest, type RunResult } from '../runner';
import type { RunMessage, RunOrder } from './messages';
import { endOfError } from './run-end';
import type { TestUpdate } from './tests-so-far';

/** The part of a language runtime that a run needs. */
export type ServedRuntime = Pick<LanguageRuntime, 'fetchParts' | 'prepare' | 'run'>;

/**
 * The runner's side of one run: executes it and sends its messages.
 * @returns whether the runtime can be reused
 */
export async function serveRun(
  runtime: ServedRuntime,
  { id, request }: RunOrder,
  send: (message: RunMessage) => void,
): Promise<boolean> {
  const onTests = (update: TestUpdate) => send({ type: 'tests', id, update });
  try {
    await runtime.fetchParts?.(request);
    send({ type: 'preparing', id });
    await runtime.prepare(request, onTests);
    send({ type: 'started', id });
    const result = runtime.run(request, (chunk) => send({ type: 'output', id, ...chunk }), onTests);
    send({ type: 'result', id, result: withinLimits(request, result) });
    return true;
  } catch (error) {
    const end = endOfError(error);
    send({ id, ...end });
    return end.type !== 'failed';
  }
}

/** @throws RunRefused if the requested compiled program is too large to return */
function withinLimits(
  { compileOnly }: RunRequest,
  { artifact, diagnostics, ...result }: RunResult,
): RunResult {
  if (compileOnly && artifact && artifact.length > MAX_ARTIFACT_BYTES)
    throw new RunRefused(runText('run.program-too-large'));
  return {
    ...result,
    ...(diagnostics && { diagnostics: diagnostics.slice(0, MAX_DIAGNOSTICS) }),
    ...(compileOnly && artifact && { artifact }),
  };
}
