import { checkRunRequest } from '../check-request';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { ignoreTests, type TestListener } from '../protocol/tests-so-far';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import type { JavaScriptAssets } from './assets';
import { judgeOn } from './judge';
import { Program } from './program';
import { InstanceFactory } from './quickjs-instance';
import { runOn } from './run-program';
import type { Translated, Untranslatable } from './translated';

export interface QuickJsLanguage {
  language: 'javascript' | 'typescript';
  translate(request: RunRequest): Promise<Translated | Untranslatable> | Translated | Untranslatable;
}

/** Instances prepared for the next run. Each is used only once. */
interface Ready {
  memoryBytes: number;
  instance?: Program;
  /** Runs the tests; never contains any of the program's code. */
  judge?: Program;
}

/** Runs a language on QuickJS, in a fresh instance for each run. */
export function createQuickJsRuntime(
  { module, guest }: JavaScriptAssets,
  { language, translate }: QuickJsLanguage,
): LanguageRuntime {
  const instances = new InstanceFactory(module, 'program', guest.program);
  const judges = new InstanceFactory(module, 'judge', guest.judge);
  const judgeBytes = DEFAULT_LIMITS[language].memoryBytes;
  let ready: Ready = { memoryBytes: 0 };
  let claimed: { request: RunRequest; program: Translated | Untranslatable } | undefined;
  /** After the first run with tests, a judge is always prepared. */
  let judged = false;

  async function prepare(request?: RunRequest): Promise<void> {
    if (request) checkRunRequest(request);
    const { memoryBytes } = request ? limitsOf(request) : DEFAULT_LIMITS[language];
    if (ready.memoryBytes !== memoryBytes) ready = { memoryBytes, judge: ready.judge };
    judged ||= request?.tests !== undefined;
    ready.instance ??= new Program(await instances.make(memoryBytes));
    if (request ? request.tests : judged) ready.judge ??= new Program(await judges.make(judgeBytes));
    claimed = request && { request, program: await translate(request) };
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TestListener = ignoreTests,
  ): RunResult {
    checkRunRequest(request);
    if (claimed?.request !== request) {
      throw new RunnerFailed(`The ${language} runtime was not prepared for this run.`);
    }
    const { program } = claimed;
    const { instance, judge } = ready;
    claimed = undefined;
    if (!instance) throw new RunnerFailed(`The ${language} runtime has no instance for this run.`);
    ready = { ...ready, instance: undefined };
    if (request.tests) ready = { ...ready, judge: undefined };
    const sides = request.tests && judge && { program: instance, judge };
    if ('stderr' in program) {
      onOutput({ stream: 'stderr', text: program.stderr });
      return notStarted(program, sides && judgeOn(sides, request, program, () => undefined, onTests));
    }
    return sides
      ? judgeOn(sides, request, program, onOutput, onTests)
      : runOn(instance, request, program, onOutput);
  }

  return { language, prepare, run };
}

function notStarted({ stderr, diagnostics }: Untranslatable, judged: RunResult | undefined): RunResult {
  const nothing = { stdout: '', stderr, exitCode: 1, timeMs: 0, memoryBytes: 0, diagnostics };
  return judged ? { ...nothing, tests: judged.tests } : nothing;
}
