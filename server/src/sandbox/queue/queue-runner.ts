import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Runner } from '@shared/runner/runner';
import { type Job, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { LANES, type Lane } from '../fair-queue';
import type { SandboxLog } from '../sandbox-pool';
import type { SandboxRunner } from '../sandbox-runner';
import { createBlockingClient, redisNow } from './connections';
import {
  CANCEL_CHANNEL,
  orderKey,
  outputChannel,
  PREFIX,
  queueName,
  REPORT_INTERVAL_MS,
  REPORT_VALID_MS,
  RUN_TTL_SECONDS,
  RUNNERS_KEY,
  replyKey,
} from './keys';
import {
  type OutputMessage,
  packError,
  packResult,
  type RunJob,
  type RunnerReport,
  unpackOrder,
} from './messages';

export interface QueueRunnerOptions {
  redisUrl: string;
  log: SandboxLog;
  /** If a runner is silent for this long, another one restarts its run. Default: 10 s. */
  lockMs?: number;
}

const LOCK_MS = 10_000;
/** Longer than any run. */
const CLOSE_TIMEOUT_MS = 20_000;
/** Maximum number of times that a run can lose its runner. */
const MAX_STALLED = 2;

/** Takes runs from the queue and executes them in this machine's sandbox (`npm run runner`). */
export class QueueRunner {
  private readonly id = randomUUID();
  private readonly redis: Redis;
  private readonly subscriber: Redis;
  private readonly workers: Worker<RunJob>[];
  /** The workers' connections. */
  private readonly queues: Redis[] = [];
  private readonly active = new Map<string, AbortController>();
  private reporting: NodeJS.Timeout | undefined;

  constructor(
    private readonly sandbox: SandboxRunner,
    private readonly options: QueueRunnerOptions,
  ) {
    this.redis = createBlockingClient(options.redisUrl);
    this.subscriber = createBlockingClient(options.redisUrl);
    this.workers = LANES.map((lane) => this.workerOf(lane));
  }

  /** Resolves once the servers know about this runner. Waits while Redis is down. */
  async start(): Promise<void> {
    this.subscriber.on('message', (_, runId: string) => this.active.get(runId)?.abort());
    await this.subscriber.subscribe(CANCEL_CHANNEL);
    await Promise.all(this.workers.map((worker) => worker.waitUntilReady()));
    await this.report();
    this.reporting = setInterval(() => void this.report(), REPORT_INTERVAL_MS);
  }

  /**
   * Accepts no more runs, finishes the current ones and disconnects. Without Redis there's nobody to hand them to, so that
   * isn't waited for: another runner restarts them, and this one's last report expires by itself.
   */
  async close(timeoutMs = CLOSE_TIMEOUT_MS): Promise<void> {
    clearInterval(this.reporting);
    const finish = async () => {
      await this.redis.hdel(RUNNERS_KEY, this.id);
      await Promise.all(this.workers.map((worker) => worker.close()));
    };
    if (this.redis.status === 'ready') {
      const end = new AbortController();
      const { signal } = end;
      const lost = once(this.redis, 'close', { signal });
      const late = pause(timeoutMs, undefined, { signal });
      // Whatever goes wrong is no reason not to end.
      await Promise.race([finish(), lost, late]).catch(() => {});
      end.abort();
      await Promise.allSettled([lost, late]);
    }
    for (const client of [this.subscriber, this.redis, ...this.queues]) client.disconnect();
  }

  private workerOf(lane: Lane): Worker<RunJob> {
    const { redisUrl, lockMs = LOCK_MS, log } = this.options;
    const { concurrency } = this.sandbox;
    const connection = createBlockingClient(redisUrl);
    this.queues.push(connection);
    const worker = new Worker<RunJob>(queueName(lane), (job) => this.process(job, this.sandbox.lane(lane)), {
      connection,
      prefix: PREFIX,
      concurrency,
      lockDuration: lockMs,
      stalledInterval: lockMs / 2,
      maxStalledCount: MAX_STALLED,
      removeOnComplete: { age: RUN_TTL_SECONDS, count: 1000 },
      removeOnFail: { age: RUN_TTL_SECONDS, count: 1000 },
    });
    worker.on('error', (error) => log.warn(`the queue of ${lane} runs: ${error.message}`));
    return worker;
  }

  /** Stores the reply before the job is marked as done, so that every finished job has one. */
  private async process(job: Job<RunJob>, runner: Runner): Promise<void> {
    const runId = job.id!;
    const order = await this.redis.getBuffer(orderKey(runId));
    if (!order) return; // Cancelled or expired.
    const reply = await this.run(runId, job.data.serverId, job.attemptsStarted, order, runner);
    if (reply) await this.redis.set(replyKey(runId), reply, 'EX', RUN_TTL_SECONDS);
  }

  private async run(
    runId: string,
    serverId: string,
    attempt: number,
    order: Buffer,
    runner: Runner,
  ): Promise<Buffer | undefined> {
    const canceled = new AbortController();
    this.active.set(runId, canceled);
    try {
      const onOutput = ({ stream, text }: Pick<OutputMessage, 'stream' | 'text'>) => {
        const message: OutputMessage = { runId, attempt, stream, text };
        // If this is lost, the result still contains the output.
        this.redis.publish(outputChannel(serverId), JSON.stringify(message)).catch(() => {});
      };
      return packResult(await runner.run(unpackOrder(order), { onOutput, signal: canceled.signal }));
    } catch (error) {
      return canceled.signal.aborted ? undefined : packError(error);
    } finally {
      this.active.delete(runId);
    }
  }

  private async report(): Promise<void> {
    try {
      const at = await redisNow(this.redis);
      const { ready, fleets } = this.sandbox.stats();
      const report: RunnerReport = { at, ready, concurrency: this.sandbox.concurrency, fleets };
      await this.redis.hset(RUNNERS_KEY, this.id, JSON.stringify(report));
      await this.redis.pexpire(RUNNERS_KEY, REPORT_VALID_MS);
    } catch (error) {
      this.options.log.warn(`this runner could not report: ${error}`);
    }
  }
}
