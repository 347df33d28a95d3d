import type { Lane } from '../fair-queue';

/** Names in Redis, shared by the servers and the runners of one installation. */
export const PREFIX = 'emberforge';

export const queueName = (lane: Lane) => `runs-${lane}`;

/** A run's request and its reply, as frames (process/frames.ts), until they are read. */
export const orderKey = (id: string) => `${PREFIX}:run:${id}:order`;
export const replyKey = (id: string) => `${PREFIX}:run:${id}:reply`;

/** Nobody waits longer than this; leftovers expire. */
export const RUN_KEPT_SECONDS = 600;

/** A program's output goes to the server that asked; a cancellation goes to every runner. */
export const outputChannel = (serverId: string) => `${PREFIX}:output:${serverId}`;
export const CANCEL_CHANNEL = `${PREFIX}:cancel`;

/** A hash of runners: id to `RunnerReport`. */
export const RUNNERS_KEY = `${PREFIX}:runners`;
export const REPORT_MS = 1000;
/** A runner without a report for this long is gone, and so is a Redis without an answer. */
export const REPORT_VALID_MS = 4000;
