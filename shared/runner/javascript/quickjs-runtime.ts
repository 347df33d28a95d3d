import { checkRunRequest } from '../check-request';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { type TellTests, tellNobody } from '../tests-so-far';
import { judgeOn } from './judge';
import { Program } from './program';
import { newQuickJs } from './quickjs-module';
import { runOn } from './run-program';
import type { Translated, Untranslatable } from './translated';

export interface QuickJsLanguage {
  language: 'javascript' | 'typescript';
  translate(request: RunRequest): Promise<Translated | Untranslatable> | Translated | Untranslatable;
}

interface Ready {
  world: Program;
  memoryBytes: number;
  /** Tests are judged in an instance of their own: nothing of the program is ever in it. */
  judge?: Program;
  request?: RunRequest;
  program?: Translated | Untranslatable;
}

/** A language that QuickJS runs: instantiated anew for each run and thrown away after it. */
export function createQuickJsRuntime(module: WebAssembly.Module, behind: QuickJsLanguage): LanguageRuntime {
  const { language } = behind;
  let ready: Ready | undefined;

  const newWorld = async (memoryBytes: number) => new Program(await newQuickJs(module, memoryBytes));

  async function prepare(request?: RunRequest): Promise<void> {
    if (request) checkRunRequest(request);
    const { memoryBytes } = request ? limitsOf(request) : DEFAULT_LIMITS[language];
    if (ready?.memoryBytes !== memoryBytes) {
      ready = { world: await newWorld(memoryBytes), memoryBytes };
    }
    if (!request) return;
    ready.request = request;
    ready.program = await behind.translate(request);
    if (request.tests) ready.judge ??= await newWorld(DEFAULT_LIMITS[language].memoryBytes);
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TellTests = tellNobody,
  ): RunResult {
    checkRunRequest(request);
    if (!ready?.program || ready.request !== request) {
      throw new RunnerFailed(`The ${language} runtime was not made ready for this run.`);
    }
    const { world, judge, program } = ready;
    ready = undefined;
    if ('stderr' in program) {
      onOutput({ stream: 'stderr', text: program.stderr });
      return notStarted(
        program,
        judge && judgeOn({ program: world, judge }, request, program, () => undefined, onTests),
      );
    }
    return judge
      ? judgeOn({ program: world, judge }, request, program, onOutput, onTests)
      : runOn(world, request, program, onOutput);
  }

  return { language, prepare, run };
}

function notStarted({ stderr, diagnostics }: Untranslatable, judged: RunResult | undefined): RunResult {
  const nothing = { stdout: '', stderr, exitCode: 1, timeMs: 0, memoryBytes: 0, probes: [], diagnostics };
  return judged ? { ...nothing, tests: judged.tests } : nothing;
}
