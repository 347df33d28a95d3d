import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { type TellTests, tellNobody } from '../protocol/tests-so-far';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import type { SqlAssets } from './assets';
import { Engine } from './engine';
import { SqlRun } from './sql-run';

/**
 * SQL: SQLite, instantiated anew for each run and thrown away after it. The entry is the learner's script; every other
 * `.sql` file is a fixture, run before it in the order of the files. Input is not read. Probes are queries, or
 * expressions, put to the database after the script; their values are the rows as text.
 */
export function createSqlRuntime({ module }: SqlAssets): LanguageRuntime {
  let ready: { engine: Engine; memoryBytes: number } | undefined;

  async function prepare(request?: RunRequest): Promise<void> {
    const { memoryBytes } = request ? limitsOf(request) : DEFAULT_LIMITS.sql;
    if (ready?.memoryBytes !== memoryBytes) ready = { engine: new Engine(module, memoryBytes), memoryBytes };
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TellTests = tellNobody,
  ): RunResult {
    checkRunRequest(request);
    const limits = limitsOf(request);
    if (ready?.memoryBytes !== limits.memoryBytes)
      throw new RunnerFailed('The SQL runtime was not made ready for this run.');
    const { engine } = ready;
    ready = undefined;
    const newEngine = () => new Engine(module, limits.memoryBytes);
    return new SqlRun({
      request,
      limits,
      engine,
      newEngine,
      deadline: new Deadline(limits.timeMs),
      onOutput,
      onTests,
    }).result();
  }

  return { language: 'sql', prepare, run };
}
