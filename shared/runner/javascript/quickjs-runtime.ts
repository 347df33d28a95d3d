import { checkRunRequest } from '../check-request';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { ignoreTests, type TestListener } from '../protocol/tests-so-far';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import type { JavaScriptAssets } from './assets';
import { judgeOn } from './judge';
import { Program } from './program';
import { runOn } from './run-program';
import type { Translated, Untranslatable } from './translated';
import { WorldMaker } from './world';

export interface QuickJsLanguage {
  language: 'javascript' | 'typescript';
  translate(request: RunRequest): Promise<Translated | Untranslatable> | Translated | Untranslatable;
}

/** What waits for the next run, each made once and used once. */
interface Ready {
  memoryBytes: number;
  world?: Program;
  /** Where the tests live: nothing of a program is ever in there. */
  judge?: Program;
}

/** A language that QuickJS runs: instantiated anew for each run and thrown away after it. */
export function createQuickJsRuntime(
  { module, guest }: JavaScriptAssets,
  behind: QuickJsLanguage,
): LanguageRuntime {
  const { language } = behind;
  const worlds = new WorldMaker(module, 'program', guest.program);
  const judges = new WorldMaker(module, 'judge', guest.judge);
  const judgeBytes = DEFAULT_LIMITS[language].memoryBytes;
  let ready: Ready = { memoryBytes: 0 };
  let claimed: { request: RunRequest; program: Translated | Untranslatable } | undefined;
  /** Where one run was judged, the next will be, too. */
  let judged = false;

  async function prepare(request?: RunRequest): Promise<void> {
    if (request) checkRunRequest(request);
    const { memoryBytes } = request ? limitsOf(request) : DEFAULT_LIMITS[language];
    if (ready.memoryBytes !== memoryBytes) ready = { memoryBytes, judge: ready.judge };
    judged ||= request?.tests !== undefined;
    ready.world ??= new Program(await worlds.make(memoryBytes));
    if (request ? request.tests : judged) ready.judge ??= new Program(await judges.make(judgeBytes));
    claimed = request && { request, program: await behind.translate(request) };
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TestListener = ignoreTests,
  ): RunResult {
    checkRunRequest(request);
    if (claimed?.request !== request) {
      throw new RunnerFailed(`The ${language} runtime was not made ready for this run.`);
    }
    const { program } = claimed;
    const { world, judge } = ready;
    claimed = undefined;
    if (!world) throw new RunnerFailed(`The ${language} runtime has no world for this run.`);
    ready = { ...ready, world: undefined };
    if (request.tests) ready = { ...ready, judge: undefined };
    const sides = request.tests && judge && { program: world, judge };
    if ('stderr' in program) {
      onOutput({ stream: 'stderr', text: program.stderr });
      return notStarted(program, sides && judgeOn(sides, request, program, () => undefined, onTests));
    }
    return sides
      ? judgeOn(sides, request, program, onOutput, onTests)
      : runOn(world, request, program, onOutput);
  }

  return { language, prepare, run };
}

function notStarted({ stderr, diagnostics }: Untranslatable, judged: RunResult | undefined): RunResult {
  const nothing = { stdout: '', stderr, exitCode: 1, timeMs: 0, memoryBytes: 0, diagnostics };
  return judged ? { ...nothing, tests: judged.tests } : nothing;
}
