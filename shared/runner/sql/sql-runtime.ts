import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { ignoreTests, type TestListener } from '../protocol/tests-so-far';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import type { SqlAssets } from './assets';
import { Engine } from './engine';
import { SqlRun } from './sql-run';

/** Engines with the same memory limit. Those used by a run are rewound while preparing the next one. */
class EnginePool {
  private readonly free: Engine[] = [];
  private readonly taken: Engine[] = [];

  constructor(
    private readonly module: WebAssembly.Module,
    readonly memoryBytes: number,
  ) {}

  take(): Engine {
    const engine = this.free.pop() ?? new Engine(this.module, this.memoryBytes);
    this.taken.push(engine);
    return engine;
  }

  rewind(): void {
    this.free.push(...this.taken.splice(0).filter((engine) => engine.rewind()));
    if (this.free.length === 0) this.free.push(new Engine(this.module, this.memoryBytes));
  }
}

/**
 * Runs SQL on SQLite, in instances that are new or rewound for each run. The entry is the learner's script; all other
 * `.sql` files are fixtures, which run before it in file order. Doesn't read stdin.
 */
export function createSqlRuntime({ module }: SqlAssets): LanguageRuntime {
  let pool: EnginePool | undefined;
  let ready = false;

  async function prepare(request?: RunRequest): Promise<void> {
    const { memoryBytes } = request ? limitsOf(request) : DEFAULT_LIMITS.sql;
    if (pool?.memoryBytes !== memoryBytes) pool = new EnginePool(module, memoryBytes);
    pool.rewind();
    ready = true;
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TestListener = ignoreTests,
  ): RunResult {
    checkRunRequest(request);
    const limits = limitsOf(request);
    if (!ready || !pool || pool.memoryBytes !== limits.memoryBytes)
      throw new RunnerFailed('The SQL runtime was not prepared for this run.');
    ready = false;
    const engines = pool;
    const newEngine = () => engines.take();
    const deadline = new Deadline(limits.timeMs);
    return new SqlRun({ request, limits, newEngine, deadline, onOutput, onTests }).result();
  }

  return { language: 'sql', prepare, run };
}
