import { randomUUID } from 'node:crypto';
import { DomainError } from '@server/platform/errors';
import { checkRunRequest } from '@shared/runner/check-request';
import {
  LanguageUnavailable,
  type Runner,
  RunnerFailed,
  RunRefused,
  type RunRequest,
  type RunResult,
} from '@shared/runner/runner';
import { type Job, Queue, QueueEvents } from 'bullmq';
import type { Redis } from 'ioredis';
import { LANES, type Lane } from '../fair-queue';
import type { LaneOptions, Sandbox } from '../sandbox';
import { NoRunnerReady, RETRY_AFTER_SECONDS, SandboxBusy, SandboxClosed } from '../sandbox.errors';
import { SandboxJob } from '../sandbox-job';
import type { SandboxLog } from '../sandbox-pool';
import { byLane, type SandboxStats } from '../sandbox-stats';
import { assertReachable, createBlockingClient, createFailFastClient } from './connections';
import {
  CANCEL_CHANNEL,
  orderKey,
  outputChannel,
  PREFIX,
  queueName,
  RUN_TTL_SECONDS,
  replyKey,
} from './keys';
import { OutputMessage, packOrder, type RunJob, unpackReply } from './messages';
import { RunnersWatch } from './runners-watch';

export interface QueuedSandboxOptions {
  redisUrl: string;
  queueLimits: Readonly<Record<Lane, number>>;
  log: SandboxLog;
  /** How long a run waits for a runner before it's refused. Default: as long as the refusal says to wait. */
  runnerWaitMs?: number;
}

interface PendingRun {
  job: SandboxJob;
  attempt: number;
  show: ReturnType<SandboxJob['listener']>;
}

/** Errors the caller of a run gets unchanged. */
const PASSTHROUGH_ERRORS = [RunRefused, LanguageUnavailable, RunnerFailed, DomainError];
const MAX_WAIT_MS = RUN_TTL_SECONDS * 1000;
const CLOSE_DEADLINE_MS = 10_000;
/** Interval for checking that Redis still has an unanswered run. */
const LOST_CHECK_MS = 3000;
/** A run is given up if Redis hasn't answered for this long. */
const REDIS_TIMEOUT_MS = 7000;
/** Runs have no side effects, so a run that Redis lost is submitted once more. */
const MAX_ATTEMPTS = 2;

/** The sandbox of a server whose runs are executed elsewhere, through Redis: one queue per lane. */
export class QueuedSandbox implements Sandbox {
  private readonly serverId = randomUUID();
  private readonly redis: Redis;
  private readonly subscriber: Redis;
  private readonly queues: Record<Lane, Queue<RunJob>>;
  private readonly events: Record<Lane, QueueEvents>;
  private readonly watch: RunnersWatch;
  private readonly pending = new Map<string, PendingRun>();
  private readonly busy = byLane(() => 0);
  private closing = false;

  private constructor(private readonly options: QueuedSandboxOptions) {
    const { redisUrl, log } = options;
    this.redis = createFailFastClient(redisUrl);
    this.subscriber = createBlockingClient(redisUrl);
    const listen = <T extends { on(event: 'error', handler: (error: Error) => void): T }>(part: T): T =>
      part.on('error', (error) => log.warn(`the queue of runs: ${error.message}`));
    this.queues = byLane((lane) =>
      // Each waiting run adds a listener to its queue.
      listen(
        new Queue<RunJob>(queueName(lane), { connection: this.redis, prefix: PREFIX }).setMaxListeners(0),
      ),
    );
    this.events = byLane((lane) =>
      listen(
        new QueueEvents(queueName(lane), { connection: createBlockingClient(redisUrl), prefix: PREFIX }),
      ),
    );
    this.watch = new RunnersWatch(this.redis, this.queues);
  }

  /** @throws if Redis can't be reached */
  static async start(options: QueuedSandboxOptions): Promise<QueuedSandbox> {
    await assertReachable(options.redisUrl);
    const sandbox = new QueuedSandbox(options);
    sandbox.subscriber.on('message', (_, text: string) => sandbox.show(text));
    await sandbox.subscriber.subscribe(outputChannel(sandbox.serverId));
    await Promise.all(LANES.map((lane) => sandbox.events[lane].waitUntilReady()));
    await sandbox.watch.start();
    options.log.info('runs are executed by runners connected through Redis');
    return sandbox;
  }

  async run(request: RunRequest, options: LaneOptions = {}): Promise<RunResult> {
    checkRunRequest(request);
    if (this.closing) throw new SandboxClosed();
    const lane = options.lane ?? 'interactive';
    await this.whenRunnerReady(lane, options.signal);
    const runId = randomUUID();
    const job = new SandboxJob(lane, request, options.onOutput);
    this.pending.set(runId, { job, attempt: 0, show: job.listener() });
    const onAbort = () => void this.cancel(runId, job);
    options.signal?.addEventListener('abort', onAbort, { once: true });
    void this.order(runId, job).then(
      (result) => this.finish(job, result),
      (error: unknown) => this.fail(job, error),
    );
    return job.promise.finally(() => {
      options.signal?.removeEventListener('abort', onAbort);
      this.pending.delete(runId);
    });
  }

  lane(lane: Lane): Runner {
    return { run: (request, options) => this.run(request, { ...options, lane }) };
  }

  get concurrency(): number {
    return this.watch.concurrency;
  }

  isReady(): boolean {
    return !this.closing && this.watch.hasReadyRunner;
  }

  stats(): SandboxStats {
    const stats = this.watch.stats();
    for (const lane of LANES) stats.lanes[lane].busyTotal += this.busy[lane];
    return { ...stats, ready: this.isReady() };
  }

  async close(deadlineMs = CLOSE_DEADLINE_MS): Promise<void> {
    this.closing = true;
    this.watch.stop();
    const ended = Promise.allSettled([...this.pending.values()].map(({ job }) => job.promise));
    const deadline = setTimeout(() => this.abandon(), deadlineMs);
    await ended;
    clearTimeout(deadline);
    await Promise.all(LANES.flatMap((lane) => [this.events[lane].close(), this.queues[lane].close()]));
    this.subscriber.disconnect();
    this.redis.disconnect();
  }

  /** A runner that is busy or being replaced may report late, so no run is refused because of one missed report. */
  private async whenRunnerReady(lane: Lane, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const { queueLimits, runnerWaitMs = RETRY_AFTER_SECONDS * 1000 } = this.options;
    if (!this.isReady() && this.watch.waiterCount >= queueLimits[lane]) throw new NoRunnerReady();
    const isReady = await this.watch.whenReady(runnerWaitMs, signal);
    signal?.throwIfAborted();
    if (this.closing) throw new SandboxClosed();
    if (!isReady) throw new NoRunnerReady();
  }

  private async order(runId: string, run: SandboxJob): Promise<RunResult> {
    const { lane, request } = run;
    if ((await this.queues[lane].getWaitingCount()) >= this.options.queueLimits[lane]) {
      this.busy[lane] += 1;
      throw new SandboxBusy();
    }
    for (let tries = 0; tries < MAX_ATTEMPTS && !run.settled; tries++) {
      await this.redis.set(orderKey(runId), packOrder(request), 'EX', RUN_TTL_SECONDS);
      const data = { serverId: this.serverId };
      const job: Job<RunJob> = await this.queues[lane].add('run', data, { jobId: runId });
      await this.whenDone(job, lane);
      const reply = await this.redis.getBuffer(replyKey(runId));
      await this.redis.del(orderKey(runId), replyKey(runId));
      if (reply) return unpackReply(request, reply);
    }
    throw new RunnerFailed('Redis lost the run.');
  }

  /**
   * Resolves when the run is done or Redis has lost it: a Redis that restarts empty sends no event.
   * @throws the last error if Redis doesn't answer for `REDIS_TIMEOUT_MS`
   */
  private async whenDone(job: Job<RunJob>, lane: Lane): Promise<void> {
    const done = job.waitUntilFinished(this.events[lane], MAX_WAIT_MS);
    done.catch(() => {}); // If it loses the race, nobody else handles its failure.
    let timer: NodeJS.Timeout | undefined;
    const lost = new Promise<void>((resolve, reject) => {
      let answeredAt = performance.now();
      const check = async () => {
        if ((await job.getState()) === 'unknown') resolve();
        answeredAt = performance.now();
      };
      timer = setInterval(() => {
        check().catch((error: unknown) => {
          if (performance.now() - answeredAt > REDIS_TIMEOUT_MS) reject(error);
        });
      }, LOST_CHECK_MS);
    });
    await Promise.race([done, lost]).finally(() => clearInterval(timer));
  }

  /** Output and results arrive separately, so output that's still missing is delivered before the run resolves. */
  private finish(job: SandboxJob, result: RunResult): void {
    if (job.settled) return;
    const show = job.listener();
    show({ stream: 'stdout', text: result.stdout });
    show({ stream: 'stderr', text: result.stderr });
    job.resolve(result);
  }

  private fail(job: SandboxJob, error: unknown): void {
    if (job.settled) return;
    const isPassthrough = PASSTHROUGH_ERRORS.some((kind) => error instanceof kind);
    job.reject(
      isPassthrough ? error : new RunnerFailed('The run did not come back from its queue.', { cause: error }),
    );
  }

  private show(text: string): void {
    const parsed = OutputMessage.safeParse(JSON.parse(text));
    const run = parsed.success ? this.pending.get(parsed.data.runId) : undefined;
    if (!parsed.success || !run) return;
    const { attempt, ...chunk } = parsed.data;
    if (attempt > run.attempt) Object.assign(run, { attempt, show: run.job.listener() });
    if (attempt === run.attempt) run.show(chunk);
  }

  private async cancel(runId: string, job: SandboxJob): Promise<void> {
    if (job.settled) return;
    job.reject(new DOMException('The run was canceled.', 'AbortError'));
    // Without its order a queued run is skipped; a running one is aborted.
    await this.redis
      .multi()
      .del(orderKey(runId))
      .publish(CANCEL_CHANNEL, runId)
      .exec()
      .catch((error: unknown) => this.options.log.warn(`a run could not be canceled: ${error}`));
  }

  private abandon(): void {
    for (const { job } of this.pending.values()) if (!job.settled) job.reject(new SandboxClosed());
  }
}
