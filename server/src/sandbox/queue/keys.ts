import type { Lane } from '../fair-queue';

/** Names in Redis, shared by the servers and the runners of one installation. */
export const PREFIX = 'emberforge';

export const queueName = (lane: Lane) => `runs-${lane}`;

/** A run's request and its answer lie here until they are read: frames, see process/frames.ts. */
export const orderKey = (id: string) => `${PREFIX}:run:${id}:order`;
export const replyKey = (id: string) => `${PREFIX}:run:${id}:reply`;

/** Nobody waits longer than this: what is left after it is forgotten. */
export const RUN_KEPT_SECONDS = 600;

/** What a program prints goes to the server that asked; who gives up a run tells every runner. */
export const outputChannel = (serverId: string) => `${PREFIX}:output:${serverId}`;
export const CANCEL_CHANNEL = `${PREFIX}:cancel`;

/** A hash of runners: id to `RunnerReport`. */
export const RUNNERS_KEY = `${PREFIX}:runners`;
export const REPORT_MS = 2000;
/** A runner that has not reported for so long is gone. */
export const REPORT_VALID_MS = 10_000;
