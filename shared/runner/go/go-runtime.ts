import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { limitsOf } from '../limits';
import { ignoreTests, type TestListener } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import { type OutputChunk, RunnerFailed, RunRefused, type RunRequest, type RunResult } from '../runner';
import type { GoAssets } from './assets';
import { type Build, type BuildFailure, buildProgram, errorOf, type GoTools } from './build-program';
import type { FoundTest } from './inspection';
import { type JudgedEnd, runTests } from './judged-run';
import { DiskLibrary } from './library';
import { type LinkedProgram, linkProgram, type ProgramEnd, runProgram, writeStderr } from './program';
import { GoTool } from './tool';

/** Built once at startup, so that the engine has compiled the tools before a learner needs them. */
const WARM_UP_PROGRAM: RunRequest = {
  language: 'go',
  files: [{ name: 'main.go', content: 'package main\nimport "fmt"\nfunc main() { fmt.Println("hello") }\n' }],
};

interface Prepared {
  request: RunRequest;
  build: Build;
  program?: LinkedProgram;
}

/**
 * The Go runtime: Go's own compiler and linker run as WASI programs, and so does the learner's program. `prepare` with a
 * request compiles and links it. Every program and tool runs in its own instance, which is discarded afterwards. Without
 * assets it can only run programs that were compiled elsewhere (`RunRequest.artifact`).
 */
export function createGoRuntime(assets?: GoAssets): LanguageRuntime {
  const tools = assets && toolsOf(assets);
  let ready: Prepared | undefined;
  let isWarm = false;

  async function prepare(request?: RunRequest, onTests: TestListener = ignoreTests): Promise<void> {
    ready = undefined;
    if (!request) {
      if (tools && !isWarm) buildProgram(tools, WARM_UP_PROGRAM);
      isWarm = true;
      tools?.compiler.prepareSpare();
      tools?.linker.prepareSpare();
      return;
    }
    checkFiles(request);
    const build = buildOf(tools, request, onTests);
    const needsModule = build.program && !request.compileOnly;
    const program = needsModule ? await linkProgram(build.program, limitsOf(request).memoryBytes) : undefined;
    ready = { request, build, program };
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TestListener = ignoreTests,
  ): RunResult {
    if (ready?.request !== request) throw new RunnerFailed('The Go runtime was not prepared for this run.');
    const prepared = ready;
    ready = undefined;
    return runPrepared(prepared, onOutput, onTests);
  }

  return { language: 'go', prepare, run };
}

function toolsOf(assets: GoAssets): GoTools {
  const library = new DiskLibrary(assets.library);
  return {
    library,
    compiler: new GoTool('compiler', assets.compiler, library.folder),
    linker: new GoTool('linker', assets.linker, library.folder),
  };
}

function checkFiles(request: RunRequest): void {
  checkRunRequest(request);
  if (!request.tests) return;
  checkRunRequest({ ...request, files: [...request.files, ...request.tests] });
  const other = request.tests.find(({ name }) => !name.endsWith('_test.go'));
  if (other) throw new RunRefused(`The name of the test file "${other.name}" must end in _test.go.`);
}

function buildOf(tools: GoTools | undefined, request: RunRequest, onTests: TestListener): Build {
  if (request.artifact && !request.tests) return { tests: [], program: request.artifact };
  if (!tools) throw new RunnerFailed('The Go compiler was not loaded.');
  return buildProgram(tools, request, onTests);
}

function runPrepared(
  { request, build, program }: Prepared,
  onOutput: (chunk: OutputChunk) => void,
  onTests: TestListener,
): RunResult {
  const { timeMs, outputBytes } = limitsOf(request);
  const deadline = new Deadline(timeMs);
  const output = new RunOutput(outputBytes, onOutput);
  if (build.failure) return buildFailureResult(request, build.tests, build.failure, output, deadline);
  if (!program)
    return { ...resultOf(output, deadline, { exitCode: 0, memoryBytes: 0 }), artifact: build.program };
  const world = { request, deadline, output };
  const judged = request.tests ? runTests(program, build.tests, world, onTests) : undefined;
  const end = judged ? judgedEnd(judged) : runProgram(program, world);
  return { ...resultOf(output, deadline, end), ...(judged && { tests: judged.tests }) };
}

/** Like `go test`, exits with 1 if a test didn't pass. */
function judgedEnd({ tests, end }: JudgedEnd): ProgramEnd {
  const passed = tests.every(({ outcome }) => outcome === 'passed');
  return { ...end, exitCode: passed ? 0 : 1 };
}

function resultOf(output: RunOutput, deadline: Deadline, end: ProgramEnd): RunResult {
  output.flush();
  const hostEnded = end.limit === 'time' || end.limit === 'output';
  return {
    stdout: output.stdout,
    stderr: output.stderr,
    exitCode: hostEnded ? null : end.exitCode,
    timeMs: deadline.elapsedMs,
    memoryBytes: end.memoryBytes,
    ...(end.limit && { limitHit: end.limit }),
    ...(end.crash?.diagnostic && { diagnostics: [end.crash.diagnostic] }),
  };
}

function buildFailureResult(
  request: RunRequest,
  found: readonly FoundTest[],
  failure: BuildFailure,
  output: RunOutput,
  deadline: Deadline,
): RunResult {
  const { limit } = {
    ...writeStderr(output, failure.stderr),
    ...(failure.limit && { limit: failure.limit }),
  };
  const message = failure.testError ?? 'The program doesn’t compile.';
  const tests = found.map((test) => errorOf(test, message));
  return {
    ...resultOf(output, deadline, { exitCode: 1, memoryBytes: 0, limit }),
    diagnostics: [...failure.diagnostics, ...((request.quoteTests && failure.testErrors) || [])],
    ...(request.tests && { tests }),
  };
}
