import { compilePattern, type JqMode, type JqResult, type OutputQueries } from '@shared/lesson-types';
import { RunnerFailed } from '@shared/runner/runner';
import type { QueryReply, QueryRequest } from './query-messages';
import { QueryThread } from './query-thread-handle';

/** A query on 1 MiB takes about 0.2 s. */
const TIMEOUT_MS = 2_000;
/** Two, so that one slow lesson doesn't keep the others waiting. */
const THREADS = 2;

/** Runs queries on threads with a clock. A thread that is late or breaks is replaced. */
export class OutputQueryThreads implements OutputQueries {
  private readonly threads: QueryThread[] = [];
  private readonly waiting: ((thread: QueryThread) => void)[] = [];
  private readonly idle: QueryThread[] = [];
  private isClosed = false;

  constructor(private readonly timeoutMs = TIMEOUT_MS) {}

  async jq(query: string, text: string, mode: JqMode): Promise<JqResult> {
    const reply = await this.ask({ kind: 'jq', query, text, mode });
    if ('values' in reply || 'problem' in reply) return reply;
    throw queryFailed(query, reply);
  }

  async match(pattern: string, text: string): Promise<string | null> {
    const { source, flags } = compiled(pattern);
    const reply = await this.ask({ kind: 'match', source, flags, text });
    if ('match' in reply) return reply.match;
    throw queryFailed(pattern, reply);
  }

  /** Ends the threads; queries that are running or waiting reject. */
  close(): void {
    this.isClosed = true;
    for (const thread of this.threads) thread.end();
    for (const take of this.waiting.splice(0)) take(new QueryThread());
  }

  private async ask(request: QueryRequest): Promise<QueryReply> {
    const thread = await this.take();
    try {
      if (this.isClosed) throw new RunnerFailed('The server is stopping.');
      return await thread.ask(request, this.timeoutMs);
    } finally {
      this.release(thread);
    }
  }

  private take(): QueryThread | Promise<QueryThread> {
    const thread = this.idle.pop();
    if (thread) return thread;
    if (this.threads.length < THREADS) {
      const started = new QueryThread();
      this.threads.push(started);
      return started;
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  private release(thread: QueryThread): void {
    const next = this.waiting.shift();
    if (next) next(thread);
    else this.idle.push(thread);
  }
}

function compiled(pattern: string): RegExp {
  try {
    return compilePattern(pattern);
  } catch (cause) {
    throw new RunnerFailed(`The regular expression ${pattern} is invalid.`, { cause });
  }
}

function queryFailed(query: string, reply: QueryReply): RunnerFailed {
  const reason = 'invalid' in reply ? reply.invalid : 'broken' in reply ? reply.broken : 'no result';
  return new RunnerFailed(`The query ${query} failed: ${reason}`);
}
