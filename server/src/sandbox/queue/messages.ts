import { checkResult } from '@shared/runner/protocol/check-result';
import { RequestShape, RunEnd } from '@shared/runner/protocol/messages';
import { endOfError, resultOf } from '@shared/runner/protocol/run-end';
import { RunnerFailed, type RunRequest, type RunResult } from '@shared/runner/runner';
import { z } from 'zod';
import type { FleetName } from '../fleets';
import { encodeFrame, FRAME_LIMITS, type Frame, FrameReader } from '../process/frames';
import type { FleetStats } from '../sandbox-stats';

/** The job in BullMQ's queue: small, since the program is stored separately. */
export interface RunJob {
  /** The server that requested the run. */
  serverId: string;
}

/** A chunk of output for the server that requested the run. */
export const OutputMessage = z.strictObject({
  runId: z.string(),
  /** Number of times the run was started. It's restarted if its runner dies. */
  attempt: z.number().int(),
  stream: z.enum(['stdout', 'stderr']),
  text: z.string(),
});
export type OutputMessage = z.infer<typeof OutputMessage>;

/** A runner's status. `at` is Redis' clock, milliseconds. */
export interface RunnerReport {
  at: number;
  ready: boolean;
  concurrency: number;
  fleets: Record<FleetName, FleetStats>;
}

export function packOrder({ artifact, ...request }: RunRequest): Buffer {
  return encodeFrame(request, artifact);
}

export function unpackOrder(bytes: Buffer): RunRequest {
  const { message, attachment } = onlyFrame(bytes);
  const request = RequestShape.parse(message);
  return attachment.length > 0 ? { ...request, artifact: new Uint8Array(attachment) } : request;
}

export function packResult({ artifact, ...result }: RunResult): Buffer {
  return encodeFrame({ type: 'result', result } satisfies RunEnd, artifact);
}

/** A rejected run. */
export const packError = (error: unknown): Buffer => encodeFrame(endOfError(error));

/** Returns the result, or throws the runner's error. Throws `RunnerFailed` for an invalid reply. */
export function unpackReply(request: RunRequest, bytes: Buffer): RunResult {
  return resultOf(readReply(request, bytes));
}

function readReply(request: RunRequest, bytes: Buffer): RunEnd {
  try {
    const { message, attachment } = onlyFrame(bytes);
    const end = RunEnd.parse(message);
    if (end.type !== 'result') return end;
    if (attachment.length > 0) end.result.artifact = new Uint8Array(attachment);
    checkResult(request, end.result);
    return end;
  } catch (cause) {
    throw new RunnerFailed('A runner sent an invalid reply.', { cause });
  }
}

function onlyFrame(bytes: Buffer): Frame {
  const [frame] = new FrameReader(FRAME_LIMITS).read(bytes);
  if (!frame) throw new RunnerFailed('The queue delivered an incomplete frame.');
  return frame;
}
