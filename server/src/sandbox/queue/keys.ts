import type { Lane } from '../fair-queue';

/** Names in Redis, shared by the servers and the runners of one installation. */
export const PREFIX = 'emberforge';

export const queueName = (lane: Lane) => `runs-${lane}`;

/** A run's request and reply, encoded as frames (process/frames.ts), until they're read. */
export const orderKey = (id: string) => `${PREFIX}:run:${id}:order`;
export const replyKey = (id: string) => `${PREFIX}:run:${id}:reply`;

/** Maximum wait for a run. Leftovers expire after this time. */
export const RUN_TTL_SECONDS = 600;

/** A program's output goes to the server that requested the run; a cancellation goes to every runner. */
export const outputChannel = (serverId: string) => `${PREFIX}:output:${serverId}`;
export const CANCEL_CHANNEL = `${PREFIX}:cancel`;

/** A hash of runners: id to `RunnerReport`. */
export const RUNNERS_KEY = `${PREFIX}:runners`;
export const REPORT_INTERVAL_MS = 1000;
/** A runner without a report for this long counts as gone; a Redis without an answer, as down. */
export const REPORT_VALID_MS = 4000;
