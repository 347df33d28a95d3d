import {
  LanguageUnavailable,
  RunnerFailed,
  RunRefused,
  type RunRequest,
  type RunResult,
} from '@shared/runner/runner';
import { z } from 'zod';
import { checkResult } from '../check-result';
import type { FleetName } from '../fleets';
import { encodeFrame, FrameReader } from '../process/frames';
import { MESSAGE_LIMITS, ORDER_LIMITS, Result } from '../process/protocol';
import type { FleetStats } from '../sandbox-stats';

/** What waits in BullMQ's queue: small, the program itself lies apart. */
export interface RunJob {
  /** The server that asked. */
  serverId: string;
}

/** A piece of output on its way to the server that asked. */
export const OutputMessage = z.strictObject({
  runId: z.string(),
  /** Counts the times that the run was begun: after a runner's end it begins again. */
  attempt: z.number().int(),
  stream: z.enum(['stdout', 'stderr']),
  text: z.string(),
});
export type OutputMessage = z.infer<typeof OutputMessage>;

const words = z.string().max(2000);
const Reply = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('result'), result: Result }),
  z.strictObject({ type: z.literal('refused'), message: words }),
  z.strictObject({ type: z.literal('unavailable'), message: words }),
  z.strictObject({ type: z.literal('failed'), message: words }),
]);
type Reply = z.infer<typeof Reply>;

/** What a runner tells of itself. `at` is Redis' own clock, milliseconds. */
export interface RunnerReport {
  at: number;
  ready: boolean;
  fleets: Record<FleetName, FleetStats>;
}

export function packOrder({ artifact, ...request }: RunRequest): Buffer {
  return encodeFrame(request, artifact);
}

export function unpackOrder(bytes: Buffer): RunRequest {
  const [frame] = new FrameReader(ORDER_LIMITS).read(bytes);
  if (!frame) throw new RunnerFailed('A run came through the queue in pieces.');
  const request = frame.message as RunRequest;
  return frame.attachment.length > 0 ? { ...request, artifact: new Uint8Array(frame.attachment) } : request;
}

export function packResult({ artifact, ...result }: RunResult): Buffer {
  return encodeFrame({ type: 'result', result } satisfies Reply, artifact);
}

/** A rejected run; what is nobody's to explain is the runner's failure. */
export function packError(error: unknown): Buffer {
  const message = String(error instanceof Error ? error.message : error).slice(0, 2000);
  const type =
    error instanceof RunRefused ? 'refused' : error instanceof LanguageUnavailable ? 'unavailable' : 'failed';
  return encodeFrame({ type, message } satisfies Reply);
}

/** The result; throws what the runner's side rejected with, and `RunnerFailed` for what no honest runner answers. */
export function unpackReply(request: RunRequest, bytes: Buffer): RunResult {
  const { reply, attachment } = readReply(bytes);
  if (reply.type === 'refused') throw new RunRefused(reply.message);
  if (reply.type === 'unavailable') throw new LanguageUnavailable(reply.message);
  if (reply.type === 'failed') throw new RunnerFailed(reply.message);
  const result: RunResult = reply.result;
  if (attachment.length > 0) result.artifact = new Uint8Array(attachment);
  try {
    checkResult(request, result);
  } catch (cause) {
    throw new RunnerFailed('A runner gave an answer that cannot be.', { cause });
  }
  return result;
}

function readReply(bytes: Buffer): { reply: Reply; attachment: Buffer } {
  try {
    const [frame] = new FrameReader(MESSAGE_LIMITS).read(bytes);
    if (!frame) throw new Error('a frame that was cut off');
    return { reply: Reply.parse(frame.message), attachment: frame.attachment };
  } catch (cause) {
    throw new RunnerFailed('A runner gave an answer that cannot be read.', { cause });
  }
}
