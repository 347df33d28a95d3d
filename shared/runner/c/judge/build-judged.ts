import { type Diagnostic, RunnerFailed, RunRefused, type SourceFile, type TestOutcome } from '../../runner';
import type { TellTests } from '../../tests-so-far';
import { type BuildFailure, type Compiled, compileSources, linkObjects, packed } from '../build-program';
import { type Compiler, SYSROOT } from '../compiler';
import type { PackedFile } from '../packed-files';
import { compileLinked } from '../program-imports';
import { compileArgs } from '../toolchain';
import { callableTests, type FoundTest, findTests, sortTestFiles, type TestFiles } from './find-tests';
import { forbidden } from './guard-objects';
import { publicHeaders } from './public-headers';
import { readSites, type Site } from './sites';

export interface Tools {
  compiler: Compiler;
  linker: Compiler;
}

export interface ReadyModule {
  wasm: Uint8Array;
  module: WebAssembly.Module;
}

export interface JudgedBuild {
  ok: true;
  tests: FoundTest[];
  sites: ReadonlyMap<number, Site>;
  /** Only code that was compiled with it may report; it is in no memory that the program can read. */
  nonce: number;
  program: ReadyModule;
  /** The same tests with the reference solution: where their computed expectations come from. */
  solution?: ReadyModule;
  text: string;
  diagnostics: Diagnostic[];
}

/** A program that cannot be judged: all tests are errors. */
export interface JudgedFailure extends BuildFailure {
  tests: FoundTest[];
}

const COMPILED_TOO_LONG = 'The program took too long to compile.';

/** For a program that could not be built: nothing was reached. */
export function unjudged(tests: readonly FoundTest[], text: string): TestOutcome[] {
  const message = text.trim().split('\n').at(-1) || 'The program does not compile.';
  return tests.map((test) => ({ ...test, outcome: 'error', message, stdout: '' }));
}

interface TestBuild {
  tests: FoundTest[];
  sites: Map<number, Site>;
  objects: PackedFile[];
}

/** Builds a program and its tests apart and links them; nothing of the learner's is near the tests' sources. */
export function buildJudged(
  tools: Tools,
  files: readonly SourceFile[],
  testFiles: readonly SourceFile[],
  memoryBytes: number,
  onTests: TellTests,
): JudgedBuild | JudgedFailure {
  const parts = sortTestFiles(testFiles);
  const tests = parts.sources.flatMap(findTests);
  onTests({ kind: 'list', tests: unjudged(tests, COMPILED_TOO_LONG) });
  const nonce = crypto.getRandomValues(new Uint32Array(1))[0]!;
  const learner = compileSources(tools.compiler, files);
  if (!learner.ok) return { ...learner, tests };
  const refuse = (text: string): JudgedFailure => ({
    ok: false,
    tests,
    text: `${learner.text}${text.trimEnd()}\n`,
    diagnostics: [
      ...learner.diagnostics,
      { file: files[0]!.name, line: 1, severity: 'error', message: text.trim() },
    ],
  });
  const headers = publicHeaders(tools.compiler, files);
  if (typeof headers === 'string') return refuse(headers);
  const built = buildTests(tools, parts, tests, headers, nonce);
  if (typeof built === 'string') return refuse(built);
  const fault = learner.objects.map((object) => forbidden(object, built.objects)).find(Boolean);
  if (fault) return refuse(fault);
  const program = linkTests(tools, learner, built, memoryBytes);
  if (typeof program === 'string') return refuse(program);
  const solution =
    parts.solution.length > 0 ? solutionOf(tools, files, parts, built, memoryBytes) : undefined;
  const { text, diagnostics } = learner;
  return { ok: true, ...built, nonce, program, ...(solution && { solution }), text, diagnostics };
}

/** Where munit.h is: not for a learner's own files. */
const JUDGE_HEADERS = ['-internal-isystem', `${SYSROOT}/judge`];

function buildTests(
  tools: Tools,
  parts: TestFiles,
  tests: FoundTest[],
  headers: readonly SourceFile[],
  nonce: number,
): TestBuild | string {
  const sites = new Map<number, Site>();
  const objects: PackedFile[] = [];
  let first = 0;
  for (const [index, file] of parts.sources.entries()) {
    const own = tests.filter((test) => test.file === file.name);
    const callable = { name: file.name, content: callableTests(file, own, first) };
    first += own.length;
    const world = packed([...headers, ...parts.headers, callable]);
    const compile = (...defines: string[]) =>
      tools.compiler.run(
        compileArgs(file.name, 'out.o', [
          '-w',
          ...JUDGE_HEADERS,
          '-D',
          `EMBER_FILE=${index}`,
          ...defines.flatMap((each) => ['-D', each]),
        ]),
        world,
      );
    const actual = compile(`EMBER_NONCE=${nonce}u`);
    const expected = actual.exitCode === 0 ? compile('EMBER_EXPECTED') : actual;
    const object = actual.written('out.o');
    const list = expected.written('out.o');
    if (expected.exitCode !== 0 || !object || !list) return doesNotFit(file.name, expected.text);
    objects.push({ name: `t${index}.o`, content: object });
    for (const [id, site] of listSites(tools.linker, list)) sites.set(id, site);
  }
  return { tests, sites, objects };
}

/** What the compiler says about a test file, without the file's own lines. */
function doesNotFit(file: string, text: string): string {
  const told = /error: (.*)/.exec(text)?.[1] ?? 'it does not compile';
  return `The tests in ${file} do not fit the program: ${told}.`;
}

const LIST = [
  'wasm-ld',
  '-m',
  'wasm32',
  '--no-entry',
  '--no-gc-sections',
  '--allow-undefined',
  '-o',
  'out.wasm',
];

/** Reads the checks out of a module that is never run: everything that it calls is missing. */
function listSites(linker: Compiler, object: Uint8Array): Map<number, Site> {
  const run = linker.run([...LIST, 'list.o'], [{ name: 'list.o', content: object }]);
  const wasm = run.written('out.wasm');
  if (run.exitCode !== 0 || !wasm) throw new RunnerFailed(`the checks could not be listed: ${run.text}`);
  const module = new WebAssembly.Module(wasm as Uint8Array<ArrayBuffer>);
  const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => 0;
  }
  const { exports } = new WebAssembly.Instance(module, imports);
  const addressOf = (name: string) => (exports[name] as () => number)();
  const memory = new Uint8Array((exports.memory as WebAssembly.Memory).buffer);
  return readSites(memory, addressOf('sites_start'), addressOf('sites_stop'));
}

const NOWHERE = { name: 'main.c', content: '' };

function linkTests(
  tools: Tools,
  learner: Compiled,
  tests: TestBuild,
  memoryBytes: number,
): ReadyModule | string {
  const all = { ...learner, objects: [...learner.objects, ...tests.objects] };
  const run = linkObjects(tools.linker, all, [NOWHERE], { memoryBytes, kind: 'library' });
  if (run.ok) {
    const module = compileLinked(run.wasm, 'library');
    return typeof module === 'string' ? module : { wasm: run.wasm, module };
  }
  const missing = /"(\S+)" is used here/.exec(run.text)?.[1];
  if (missing)
    return `"${missing}" is needed, by the tests or by the program, but the program does not define it.`;
  return run.diagnostics.at(-1)?.message ?? 'The program could not be linked with its tests.';
}

/** The solution stands in for the learner's files of the same names. A broken one is the lesson's fault. */
function solutionOf(
  tools: Tools,
  files: readonly SourceFile[],
  { solution }: TestFiles,
  tests: TestBuild,
  memoryBytes: number,
): ReadyModule {
  const headers = files.filter(
    ({ name }) => name.endsWith('.h') && !solution.some((other) => other.name === name),
  );
  const compiled = compileSources(tools.compiler, [...solution, ...headers]);
  const linked = compiled.ok ? linkTests(tools, compiled, tests, memoryBytes) : compiled.text;
  if (typeof linked === 'string')
    throw new RunRefused(`The lesson's own solution cannot be built: ${linked}`);
  return linked;
}
