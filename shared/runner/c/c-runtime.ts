import { checkRunRequest } from '../check-request';
import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { DEFAULT_LIMITS, limitsOf } from '../limits';
import { type TellTests, tellNobody } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import { type Diagnostic, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { RunStopped } from '../stop-run';
import type { CAssets } from './assets';
import { type BuildFailure, buildProgram } from './build-program';
import { Compiler } from './compiler';
import { buildJudged, type JudgedBuild, type JudgedFailure, judgeTests, unjudged } from './judge';
import { Program } from './program';
import { compileLinked } from './program-imports';

type OnOutput = Parameters<LanguageRuntime['run']>[1];

interface BuiltProgram {
  ok: true;
  wasm: Uint8Array;
  module: WebAssembly.Module;
  text: string;
  diagnostics: Diagnostic[];
}

type Built = BuiltProgram | JudgedBuild | JudgedFailure | BuildFailure;

/** How many compiled programs are kept for those who run the same once more. */
const KEPT_BUILDS = 8;
const encoder = new TextEncoder();
/** A little of everything that beginners' programs are made of. */
const FIRST_PROGRAM = [
  {
    name: 'main.c',
    content: `#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct item { int value; struct item *next; };
static int total(const struct item *item) { return item ? item->value + total(item->next) : 0; }
int main(void) {
  int values[3] = {1, 2, 3};
  struct item *items = NULL;
  for (int i = 0; i < 3; i++) {
    struct item *item = malloc(sizeof *item);
    item->value = values[i];
    item->next = items;
    items = item;
  }
  char text[20];
  snprintf(text, sizeof text, "%d", total(items));
  printf("%s %.1f %zu\\n", text, total(items) / 2.0, strlen(text));
  while (items) { struct item *next = items->next; free(items); items = next; }
}
`,
  },
];

/**
 * C: clang and lld compile in `prepare`, each program runs as a WebAssembly instance of its own. Without assets it runs
 * what was compiled elsewhere (`RunRequest.artifact`), and compiles nothing.
 */
export function createCRuntime(assets?: CAssets): LanguageRuntime {
  const tools = assets && { compiler: new Compiler(assets), linker: new Compiler(assets) };
  const kept = new Map<string, Built>();
  let ready: { request: RunRequest; built: Built } | undefined;
  let warm = false;

  /** The engine translates the compiler's own code when it is first used: nobody shall wait for that. */
  function warmUp(): void {
    if (tools && !warm) buildProgram(tools, FIRST_PROGRAM, DEFAULT_LIMITS.c.memoryBytes);
    warm = true;
  }

  function build(request: RunRequest, onTests: TellTests): Built {
    const { memoryBytes } = limitsOf(request);
    if (request.artifact && !request.tests)
      return programOf(request.artifact, '', [], request.files[0]!.name);
    if (!tools) throw new RunnerFailed('The C compiler was not loaded.');
    if (request.tests) return buildJudged(tools, request.files, request.tests, memoryBytes, onTests);
    const built = buildProgram(tools, request.files, memoryBytes);
    return built.ok ? programOf(built.wasm, built.text, built.diagnostics, request.files[0]!.name) : built;
  }

  function buildOnce(request: RunRequest, onTests: TellTests): Built {
    const { files, tests, artifact } = request;
    const key = artifact ? undefined : JSON.stringify([files, tests, limitsOf(request).memoryBytes]);
    const known = key && kept.get(key);
    const built = known || build(request, onTests);
    if (key && built.ok) {
      kept.delete(key);
      kept.set(key, built);
      if (kept.size > KEPT_BUILDS) kept.delete(kept.keys().next().value!);
    }
    return built;
  }

  return {
    language: 'c',
    async prepare(request, onTests = tellNobody) {
      ready = undefined;
      if (!request) warmUp();
      tools?.compiler.rewind();
      tools?.linker.rewind();
      if (!request) return;
      checkRunRequest(request);
      ready = { request, built: buildOnce(request, onTests) };
    },
    run(request, onOutput, onTests = tellNobody) {
      checkRunRequest(request);
      if (ready?.request !== request) throw new RunnerFailed('The C program was not compiled for this run.');
      const { built } = ready;
      ready = undefined;
      return runBuilt(request, built, onOutput, onTests);
    },
  };
}

function programOf(wasm: Uint8Array, text: string, diagnostics: Diagnostic[], file: string): Built {
  const module = compileLinked(wasm, 'program');
  if (typeof module !== 'string') return { ok: true, wasm, module, text, diagnostics };
  const mark = { file, line: 1, severity: 'error', message: module } as const;
  return { ok: false, text: `${text}${module}\n`, diagnostics: [...diagnostics, mark] };
}

function runBuilt(request: RunRequest, built: Built, onOutput: OnOutput, onTests: TellTests): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const output = new RunOutput(limits.outputBytes, onOutput);
  const end = goOn(request, built, { deadline, output, onTests });
  output.flush();
  return {
    stdout: output.stdout,
    stderr: output.stderr,
    timeMs: deadline.elapsedMs,
    memoryBytes: 0,
    ...end,
    ...(built.diagnostics.length > 0 && { diagnostics: built.diagnostics }),
  };
}

type End = Pick<RunResult, 'exitCode'> & Partial<RunResult>;

interface Around {
  deadline: Deadline;
  output: RunOutput;
  onTests: TellTests;
}

function goOn(request: RunRequest, built: Built, { deadline, output, onTests }: Around): End {
  try {
    if (built.text) output.write('stderr', encoder.encode(built.text));
  } catch (stop) {
    if (stop instanceof RunStopped) return { exitCode: null, limitHit: stop.limit };
    throw stop;
  }
  if (!built.ok)
    return { exitCode: 1, ...('tests' in built && { tests: unjudged(built.tests, built.text) }) };
  const world = { files: request.files, stdin: request.stdin ?? '', deadline, output };
  if ('sites' in built) return judgeTests(built, world, limitsOf(request).outputBytes, onTests);
  if (request.compileOnly) return { exitCode: 0, artifact: built.wasm };
  const program = new Program(built.module, built.wasm, world);
  const { exitCode, limitHit } = program.call('_start');
  const mark = faultMark(exitCode, output.stderr);
  return {
    exitCode,
    ...(limitHit && { limitHit }),
    memoryBytes: program.memory.buffer.byteLength,
    ...(mark && { diagnostics: [...built.diagnostics, mark] }),
  };
}

const CRASHED = [134, 136, 139];
const PLACE = / in ([^\s,]+), line (\d+)/;

/** Where a broken program broke, for the editor's margin: the last thing on stderr says it. */
function faultMark(exitCode: number | null, stderr: string): Diagnostic | undefined {
  if (!CRASHED.includes(exitCode ?? 0)) return undefined;
  const message = stderr.trimEnd().slice(-1000).split('\n').slice(-2).join(' ');
  const [, file, line] = PLACE.exec(message) ?? [];
  return file ? { file, line: Number(line), severity: 'error', message } : undefined;
}
