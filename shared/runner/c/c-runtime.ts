import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { ignoreTests, type TestListener } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import { type Diagnostic, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { RunStopped } from '../stop-run';
import type { CAssets } from './assets';
import { type BuildFailure, buildProgram, failedBuild, type Linked } from './build-program';
import { Compiler } from './compiler';
import { buildJudged, type JudgedBuild, type JudgedFailure, judgeTests, unjudged } from './judge';
import { Program, type ProgramWorld } from './program';
import { compileLinked, type ReadyModule } from './program-imports';

type OnOutput = Parameters<LanguageRuntime['run']>[1];

type BuiltProgram = Linked & ReadyModule;
type Built = BuiltProgram | JudgedBuild | JudgedFailure | BuildFailure;

/** Number of compiled programs to cache, for when the same program runs again. */
const MAX_CACHED_BUILDS = 8;
const encoder = new TextEncoder();
/** Uses a bit of everything that beginners need. */
const WARM_UP_PROGRAM = `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct item { int value; struct item *next; };
static int total(const struct item *item) { return item ? item->value + total(item->next) : 0; }
int main(void) {
  int values[2] = {1, 2};
  struct item *items = calloc(2, sizeof *items);
  for (int i = 0; i < 2; i++) items[i].value = values[i];
  items[0].next = &items[1];
  char text[20];
  snprintf(text, sizeof text, "%d", total(items));
  printf("%s %.1f %zu\\n", text, total(items) / 2.0, strlen(text));
  free(items);
}
`;

/**
 * The C runtime: clang and lld compile in `prepare`, and each program runs in its own WebAssembly instance. Without assets
 * it can only run programs that were compiled elsewhere (`RunRequest.artifact`).
 */
export function createCRuntime(assets?: CAssets): LanguageRuntime {
  const tools = assets && { compiler: new Compiler(assets), linker: new Compiler(assets) };
  const cache = new Map<string, Built>();
  let ready: { request: RunRequest; built: Built } | undefined;
  let warm = false;

  /** The engine compiles clang itself on first use; this keeps learners from waiting for it. */
  function warmUp(): void {
    const files = [{ name: 'main.c', content: WARM_UP_PROGRAM }];
    if (tools && !warm) buildProgram(tools, files, DEFAULT_LIMITS.c.memoryBytes);
    warm = true;
  }

  function build(request: RunRequest, onTests: TestListener): Built {
    const { memoryBytes } = limitsOf(request);
    const file = request.files[0]!.name;
    if (request.artifact && !request.tests)
      return programOf({ ok: true, wasm: request.artifact, text: '', diagnostics: [] }, file);
    if (!tools) throw new RunnerFailed('The C compiler was not loaded.');
    if (request.tests) return buildJudged(tools, request.files, request.tests, memoryBytes, onTests);
    const built = buildProgram(tools, request.files, memoryBytes);
    return built.ok ? programOf(built, file) : built;
  }

  function buildCached(request: RunRequest, onTests: TestListener): Built {
    const { files, tests, artifact } = request;
    const key = artifact ? undefined : JSON.stringify([files, tests, limitsOf(request).memoryBytes]);
    const known = key && cache.get(key);
    const built = known || build(request, onTests);
    if (key && built.ok) {
      cache.delete(key);
      cache.set(key, built);
      if (cache.size > MAX_CACHED_BUILDS) cache.delete(cache.keys().next().value!);
    }
    return built;
  }

  return {
    language: 'c',
    async prepare(request, onTests = ignoreTests) {
      ready = undefined;
      if (!request) warmUp();
      tools?.compiler.rewind();
      tools?.linker.rewind();
      if (!request) return;
      checkRunRequest(request);
      ready = { request, built: buildCached(request, onTests) };
    },
    run(request, onOutput, onTests = ignoreTests) {
      checkRunRequest(request);
      if (ready?.request !== request) throw new RunnerFailed('The C program was not compiled for this run.');
      const { built } = ready;
      ready = undefined;
      return runBuilt(request, built, onOutput, onTests);
    },
  };
}

function programOf(linked: Linked, file: string): BuiltProgram | BuildFailure {
  const module = compileLinked(linked.wasm, 'program');
  if (typeof module !== 'string') return { ...linked, module };
  return failedBuild({ file, message: module }, linked.diagnostics, `${linked.text}${module}\n`);
}

function runBuilt(request: RunRequest, built: Built, onOutput: OnOutput, onTests: TestListener): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const output = new RunOutput(limits.outputBytes, onOutput);
  const world = { files: request.files, stdin: request.stdin ?? '', deadline, output };
  const end = startBuilt(request, built, world, onTests);
  output.flush();
  return {
    stdout: output.stdout,
    stderr: output.stderr,
    timeMs: deadline.elapsedMs,
    memoryBytes: 0,
    ...(built.diagnostics.length > 0 && { diagnostics: built.diagnostics }),
    ...end,
  };
}

type End = Pick<RunResult, 'exitCode'> & Partial<RunResult>;

function startBuilt(request: RunRequest, built: Built, world: ProgramWorld, onTests: TestListener): End {
  const { output } = world;
  try {
    if (built.text) output.write('stderr', encoder.encode(built.text));
  } catch (stop) {
    if (stop instanceof RunStopped) return { exitCode: null, limitHit: stop.limit };
    throw stop;
  }
  if (!built.ok)
    return { exitCode: 1, ...('tests' in built && { tests: unjudged(built.tests, built.text) }) };
  if ('sites' in built) return judgeTests(built, world, limitsOf(request).outputBytes, onTests);
  if (request.compileOnly) return { exitCode: 0, artifact: built.wasm };
  const program = new Program(built.module, built.wasm, world);
  const { exitCode, limitHit } = program.call('_start');
  const crash = crashDiagnostic(exitCode, output.stderr);
  return {
    exitCode,
    ...(limitHit && { limitHit }),
    memoryBytes: program.memory.buffer.byteLength,
    ...(crash && { diagnostics: [...built.diagnostics, crash] }),
  };
}

const CRASH_EXIT_CODES = [134, 136, 139];
const LOCATION = / in ([^\s,]+), line (\d+)/;

/** Its location is in the last line on stderr; what happened can be in the one before. */
const DETECTED = /^This was detected in /;
const ASSERTION = /^Assertion failed: /;

/** What stopped the program and where, for the editor. */
function crashDiagnostic(exitCode: number | null, stderr: string): Diagnostic | undefined {
  if (!CRASH_EXIT_CODES.includes(exitCode ?? 0)) return undefined;
  const [before = '', last = ''] = ['', ...stderr.trimEnd().slice(-1000).split('\n')].slice(-2);
  const [, file, line] = LOCATION.exec(last) ?? [];
  if (!file) return undefined;
  // Other lines are the compiler's or the program's own.
  const message = DETECTED.test(last) || ASSERTION.test(before) ? `${before} ${last}` : last;
  return { file, line: Number(line), severity: 'error', message };
}
