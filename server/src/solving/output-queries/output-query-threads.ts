import { compilePattern, type JqMode, type JqResult, type OutputQueries } from '@shared/lesson-types';
import { RunnerFailed } from '@shared/runner/runner';
import type { QueryReply, QueryRequest } from './query-messages';
import { QueryThread } from './query-thread-handle';
import { QueryTurns } from './query-turns';

/** Of the processor. A query on 1 MiB takes about 0.2 s. */
const TIMEOUT_MS = 2_000;
/** Two, so that one slow lesson doesn't keep the others waiting. */
const THREADS = 2;

/** Runs queries on threads with a clock. A thread that is late or breaks is replaced. */
export class OutputQueryThreads implements OutputQueries {
  private readonly threads: QueryThread[] = [];
  private readonly idle: QueryThread[] = [];
  private readonly turns = new QueryTurns(THREADS);
  private isClosed = false;

  constructor(private readonly timeoutMs = TIMEOUT_MS) {}

  /** The queries of one learner, who takes turns with the others. */
  of(learner: string): OutputQueries {
    return {
      jq: (query, text, mode) => this.jq(query, text, mode, learner),
      match: (pattern, text) => this.match(pattern, text, learner),
    };
  }

  async jq(query: string, text: string, mode: JqMode, learner = ''): Promise<JqResult> {
    const reply = await this.ask({ kind: 'jq', query, text, mode }, learner);
    if ('values' in reply || 'problem' in reply) return reply;
    throw queryFailed(query, reply);
  }

  async match(pattern: string, text: string, learner = ''): Promise<string | null> {
    const { source, flags } = compiled(pattern);
    const reply = await this.ask({ kind: 'match', source, flags, text }, learner);
    if ('match' in reply) return reply.match;
    throw queryFailed(pattern, reply);
  }

  /** Ends the threads; queries that are running or waiting reject. */
  close(): void {
    this.isClosed = true;
    for (const thread of this.threads) thread.end();
  }

  private ask(request: QueryRequest, learner: string): Promise<QueryReply> {
    return this.turns.take(learner, request.text.length, async () => {
      if (this.isClosed) throw new RunnerFailed('The server is stopping.');
      const thread = this.idle.pop() ?? this.start();
      try {
        return await thread.ask(request, this.timeoutMs);
      } finally {
        this.idle.push(thread);
      }
    });
  }

  private start(): QueryThread {
    const thread = new QueryThread();
    this.threads.push(thread);
    return thread;
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
