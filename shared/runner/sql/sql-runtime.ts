import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { ignoreTests, type TestListener } from '../protocol/tests-so-far';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import type { SqlAssets } from './assets';
import { Engine } from './engine';
import { SqlRun } from './sql-run';

/** Pristine engines of one size. Those that a run took are rewound after it, while nobody waits. */
class Engines {
  private readonly pristine: Engine[] = [];
  private readonly taken: Engine[] = [];

  constructor(
    private readonly module: WebAssembly.Module,
    readonly memoryBytes: number,
  ) {}

  take(): Engine {
    const engine = this.pristine.pop() ?? new Engine(this.module, this.memoryBytes);
    this.taken.push(engine);
    return engine;
  }

  rewind(): void {
    this.pristine.push(...this.taken.splice(0).filter((engine) => engine.rewind()));
    if (this.pristine.length === 0) this.pristine.push(new Engine(this.module, this.memoryBytes));
  }
}

/**
 * SQL: SQLite in instances that are as new for each run. The entry is the learner's script; every other `.sql` file is
 * a fixture, run before it in the order of the files. Input is not read.
 */
export function createSqlRuntime({ module }: SqlAssets): LanguageRuntime {
  let engines: Engines | undefined;
  let ready = false;

  async function prepare(request?: RunRequest): Promise<void> {
    const { memoryBytes } = request ? limitsOf(request) : DEFAULT_LIMITS.sql;
    if (engines?.memoryBytes !== memoryBytes) engines = new Engines(module, memoryBytes);
    engines.rewind();
    ready = true;
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TestListener = ignoreTests,
  ): RunResult {
    checkRunRequest(request);
    const limits = limitsOf(request);
    if (!ready || !engines || engines.memoryBytes !== limits.memoryBytes)
      throw new RunnerFailed('The SQL runtime was not made ready for this run.');
    ready = false;
    const pool = engines;
    const newEngine = () => pool.take();
    const deadline = new Deadline(limits.timeMs);
    return new SqlRun({ request, limits, newEngine, deadline, onOutput, onTests }).result();
  }

  return { language: 'sql', prepare, run };
}
