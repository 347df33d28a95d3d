import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { limitsOf } from '../limits';
import { type TellTests, tellNobody } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import { type OutputChunk, RunnerFailed, RunRefused, type RunRequest, type RunResult } from '../runner';
import type { GoAssets } from './assets';
import { type Build, type BuildFailure, buildProgram, errorOf, type GoTools } from './build-program';
import type { FoundTest } from './inspection';
import { type JudgedEnd, runTests } from './judged-run';
import { DiskLibrary } from './library';
import { type LinkedProgram, lastWords, linkProgram, type ProgramEnd, runProgram } from './program';
import { GoTool } from './tool';

/** Built once for nobody, so that the engine has translated the tools' own code before the first learner waits. */
const FIRST_PROGRAM: RunRequest = {
  language: 'go',
  files: [{ name: 'main.go', content: 'package main\nimport "fmt"\nfunc main() { fmt.Println("hello") }\n' }],
};

interface Prepared {
  request: RunRequest;
  build: Build;
  program?: LinkedProgram;
}

/**
 * Go: its own compiler and linker as WASI programs, and the learner's program as another. `prepare` with a request
 * compiles and links it; every program and every tool runs in an instance of its own that is thrown away after it.
 * Without assets it runs what was compiled elsewhere (`RunRequest.artifact`), and compiles nothing.
 */
export function createGoRuntime(assets?: GoAssets): LanguageRuntime {
  const tools = assets && toolsOf(assets);
  let ready: Prepared | undefined;
  let isWarm = false;

  async function prepare(request?: RunRequest, onTests: TellTests = tellNobody): Promise<void> {
    ready = undefined;
    if (!request) {
      if (tools && !isWarm) buildProgram(tools, FIRST_PROGRAM);
      isWarm = true;
      tools?.compiler.prepareSpare();
      tools?.linker.prepareSpare();
      return;
    }
    checkFiles(request);
    const build = buildOf(tools, request, onTests);
    const wanted = build.program && !request.compileOnly;
    const program = wanted ? await linkProgram(build.program, limitsOf(request).memoryBytes) : undefined;
    ready = { request, build, program };
  }

  function run(
    request: RunRequest,
    onOutput: (chunk: OutputChunk) => void,
    onTests: TellTests = tellNobody,
  ): RunResult {
    if (ready?.request !== request) throw new RunnerFailed('The Go runtime was not made ready for this run.');
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
  if (other) throw new RunRefused(`The test file "${other.name}" must have a name that ends in _test.go.`);
}

function buildOf(tools: GoTools | undefined, request: RunRequest, onTests: TellTests): Build {
  if (request.artifact && !request.tests) return { tests: [], program: request.artifact };
  if (!tools) throw new RunnerFailed('The Go compiler was not loaded.');
  return buildProgram(tools, request, onTests);
}

function runPrepared(
  { request, build, program }: Prepared,
  onOutput: (chunk: OutputChunk) => void,
  onTests: TellTests,
): RunResult {
  const { timeMs, outputBytes } = limitsOf(request);
  const deadline = new Deadline(timeMs);
  const output = new RunOutput(outputBytes, onOutput);
  if (build.failure) return notBuilt(request, build.tests, build.failure, output, deadline);
  if (!program)
    return { ...ended(output, deadline, { exitCode: 0, memoryBytes: 0 }), artifact: build.program };
  const world = { request, deadline, output };
  const judged = request.tests ? runTests(program, build.tests, world, onTests) : undefined;
  const end = judged ? verdictOf(judged) : runProgram(program, world);
  return { ...ended(output, deadline, end), ...(judged && { tests: judged.tests }) };
}

/** As `go test` ends: with 1 when a test did not pass. */
function verdictOf({ tests, end }: JudgedEnd): ProgramEnd {
  const passed = tests.every(({ outcome }) => outcome === 'passed');
  return { ...end, exitCode: passed ? 0 : 1 };
}

function ended(output: RunOutput, deadline: Deadline, end: ProgramEnd): RunResult {
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

function notBuilt(
  request: RunRequest,
  found: readonly FoundTest[],
  failure: BuildFailure,
  output: RunOutput,
  deadline: Deadline,
): RunResult {
  const { limit } = { ...lastWords(output, failure.stderr), ...(failure.limit && { limit: failure.limit }) };
  const message = failure.testFault ?? 'The program does not compile.';
  const tests = found.map((test) => errorOf(test, message));
  return {
    ...ended(output, deadline, { exitCode: 1, memoryBytes: 0, limit }),
    diagnostics: failure.diagnostics,
    ...(request.tests && { tests }),
  };
}
