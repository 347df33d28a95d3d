import { checkRunRequest } from '../check-request';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { type TellTests, tellNobody } from '../protocol/tests-so-far';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { judgeOn } from './judge';
import { Learner } from './judge-learner';
import { JudgeWorld } from './judge-world';
import { Program } from './program';
import { newQuickJs } from './quickjs-module';
import { runOn } from './run-program';
import type { Translated, Untranslatable } from './translated';

export interface QuickJsLanguage {
  language: 'javascript' | 'typescript';
  translate(request: RunRequest): Promise<Translated | Untranslatable> | Translated | Untranslatable;
}

/** What waits for the next run, each made once and used once. */
interface Ready {
  memoryBytes: number;
  world?: Program;
  /** A program's world as the judge reaches it, and the judge's own: nothing of the program is ever in that. */
  learner?: Learner;
  judge?: JudgeWorld;
}

/** A language that QuickJS runs: instantiated anew for each run and thrown away after it. */
export function createQuickJsRuntime(module: WebAssembly.Module, behind: QuickJsLanguage): LanguageRuntime {
  const { language } = behind;
  let ready: Ready = { memoryBytes: 0 };
  let claimed: { request: RunRequest; program: Translated | Untranslatable } | undefined;
  /** Where one run was judged, the next will be, too. */
  let judges = false;

  const newWorld = async (memoryBytes: number) => new Program(await newQuickJs(module, memoryBytes));

  async function prepare(request?: RunRequest): Promise<void> {
    if (request) checkRunRequest(request);
    const { memoryBytes } = request ? limitsOf(request) : DEFAULT_LIMITS[language];
    if (ready.memoryBytes !== memoryBytes) ready = { memoryBytes, judge: ready.judge };
    judges ||= request?.tests !== undefined;
    if (!request?.tests) ready.world ??= await newWorld(memoryBytes);
    if (request ? request.tests : judges) {
      ready.learner ??= new Learner(await newWorld(memoryBytes));
      ready.judge ??= new JudgeWorld(await newWorld(DEFAULT_LIMITS[language].memoryBytes));
    }
    claimed = request && { request, program: await behind.translate(request) };
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TellTests = tellNobody,
  ): RunResult {
    checkRunRequest(request);
    if (claimed?.request !== request) {
      throw new RunnerFailed(`The ${language} runtime was not made ready for this run.`);
    }
    const { program } = claimed;
    const { world, learner, judge } = ready;
    claimed = undefined;
    if (request.tests) ready = { ...ready, learner: undefined, judge: undefined };
    else ready = { ...ready, world: undefined };
    const sides = request.tests && learner && judge && { learner, judge };
    if ('stderr' in program) {
      onOutput({ stream: 'stderr', text: program.stderr });
      return notStarted(program, sides && judgeOn(sides, request, program, () => undefined, onTests));
    }
    if (sides) return judgeOn(sides, request, program, onOutput, onTests);
    if (!world) throw new RunnerFailed(`The ${language} runtime has no world for this run.`);
    return runOn(world, request, program, onOutput);
  }

  return { language, prepare, run };
}

function notStarted({ stderr, diagnostics }: Untranslatable, judged: RunResult | undefined): RunResult {
  const nothing = { stdout: '', stderr, exitCode: 1, timeMs: 0, memoryBytes: 0, probes: [], diagnostics };
  return judged ? { ...nothing, tests: judged.tests } : nothing;
}
