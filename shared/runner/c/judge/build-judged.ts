import type { TellTests } from '../../protocol/tests-so-far';
import { type Diagnostic, RunRefused, type SourceFile, type TestOutcome } from '../../runner';
import { type BuildFailure, type Compiled, compileSources, linkObjects } from '../build-program';
import type { Compiler } from '../compiler';
import { compileLinked, type ReadyModule } from '../program-imports';
import {
  compileTests,
  type HeldSites,
  listSites,
  SITES_A_FILE,
  TestFault,
  type TestSource,
} from './compile-tests';
import { callableTests, type FoundTest, findTests, sortTestFiles, type TestFiles } from './find-tests';
import { forbidden } from './guard-objects';
import { openBodies, withoutBodies } from './header-bodies';
import { publicHeaders } from './public-headers';
import type { Site } from './sites';
import { needsStubs, runWithStubs, type StubbedFile } from './stub-run';
import type { Checks } from './test-run';

export interface Tools {
  compiler: Compiler;
  linker: Compiler;
}

/** A program with the tests of one file: nothing of another file's tests is in its memory. */
export interface JudgedFile {
  program: ReadyModule;
  /** The same tests with the reference solution: where their expectations come from, if there is one. */
  solution?: ReadyModule;
  /** Otherwise, expectations that came of a run without any program. */
  stubbed?: StubbedFile;
}

export interface JudgedBuild extends Checks {
  ok: true;
  tests: FoundTest[];
  files: ReadonlyMap<string, JudgedFile>;
  text: string;
  diagnostics: Diagnostic[];
}

/** A program that cannot be judged: all tests are errors. There are none where the tests themselves are at fault. */
export interface JudgedFailure extends BuildFailure {
  tests: FoundTest[];
}

const COMPILED_TOO_LONG = 'The program took too long to compile.';

/** For a program that could not be built: nothing was reached. */
export function unjudged(tests: readonly FoundTest[], text: string): TestOutcome[] {
  const lines = text.trim().split('\n');
  const message = lines.find((line) => /\berror: /.test(line)) ?? lines.at(-1);
  return tests.map((test) => ({
    ...test,
    outcome: 'error',
    message: message || 'The program does not compile.',
    stdout: '',
  }));
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
  if (tests.length === 0 && testFiles.length > 0) return noTests(testFiles[0]!.name);
  const learner = compileSources(tools.compiler, files);
  if (!learner.ok) return { ...learner, tests };
  const { text, diagnostics } = learner;
  const refuse = (message: string, file = files[0]!.name, line = 1): JudgedFailure => ({
    ok: false,
    tests,
    text: `${text}${message.trimEnd()}\n`,
    diagnostics: [...diagnostics, { file, line, severity: 'error', message: message.trim() }],
  });
  const headers = publicHeaders(tools.compiler, files);
  if (typeof headers === 'string') return refuse(headers);
  const opened = openHeaders(tools, headers);
  if (opened && !opened.ok) return { ...opened, tests };
  const program = { ...learner, objects: [...learner.objects, ...(opened?.objects ?? [])] };
  const builder = new FileBuilder(tools, program, parts, withoutBodies(headers), memoryBytes);
  const built = new Map<string, JudgedFile>();
  let first = 0;
  for (const [index, source] of parts.sources.entries()) {
    const count = findTests(source).length;
    const file = builder.build(source, index, first, count);
    if (file instanceof TestFault) {
      const refused = refuse(file.message, file.file, file.line);
      return file.isAuthors ? { ...refused, tests: [] } : refused;
    }
    if (typeof file === 'string') return refuse(file);
    built.set(source.name, file);
    first += count;
  }
  return { ok: true, tests, sites: builder.sites, nonce: builder.nonce, files: built, text, diagnostics };
}

function noTests(file: string): JudgedFailure {
  const message =
    `There are no tests in ${file}. Write one as munit_case(test_add, { munit_assert_int(add(1, 2), ==, 3); }), as ` +
    'void test_add(void) { TEST_ASSERT_EQUAL(3, add(1, 2)); }, or as int main(void) { assert(add(1, 2) == 3); }.';
  const mark = { file, line: 1, severity: 'error', message } as const;
  return { ok: false, tests: [], text: `${message}\n`, diagnostics: [mark] };
}

const OPENED = 'ember_headers.c';

/** Functions that a learner's headers bring along, for tests to call. */
function openHeaders(
  { compiler }: Tools,
  headers: readonly SourceFile[],
): Compiled | BuildFailure | undefined {
  const opened = openBodies(headers);
  if (opened.length === 0) return undefined;
  const source = { name: OPENED, content: opened.map(({ name }) => `#include "${name}"\n`).join('') };
  const built = compileSources(compiler, [source, ...opened]);
  return built.ok
    ? { ...built, objects: built.objects.map(({ content }) => ({ name: 'h.o', content })) }
    : built;
}

const NOWHERE = { name: 'main.c', content: '' };

/** Builds one test file after another. A text says why one cannot be judged with this program. */
class FileBuilder implements Checks {
  readonly sites = new Map<number, Site>();
  readonly nonce = crypto.getRandomValues(new Uint32Array(1))[0]!;

  constructor(
    private readonly tools: Tools,
    private readonly learner: Compiled,
    private readonly parts: TestFiles,
    private readonly headers: readonly SourceFile[],
    private readonly memoryBytes: number,
  ) {}

  build(test: SourceFile, index: number, first: number, count: number): JudgedFile | TestFault | string {
    const { helpers } = this.parts;
    const content = callableTests(test, helpers, first);
    const sourceWith = (headers: readonly SourceFile[]): TestSource => ({
      name: test.name,
      content,
      index,
      headers: [...headers, ...helpers],
    });
    const source = sourceWith(this.headers);
    const sites = listSites(this.tools, source);
    if (sites instanceof TestFault) return sites;
    for (const [id, site] of sites) this.sites.set(id, site);

    const apart = this.parts.solution.length > 0 || needsStubs(this, index, SITES_A_FILE);
    const alone = apart ? this.solve(sourceWith, first, count) : {};
    if (alone instanceof TestFault) return alone;
    const held: HeldSites = alone.solution ? 'all' : (alone.stubbed?.sites ?? 'none');
    const object = compileTests(this.tools.compiler, source, this.nonce, held);
    if (object instanceof TestFault) return object;
    const program = this.link(this.learner, object);
    return typeof program === 'string' ? program : { program, ...alone };
  }

  /** What the tests expect, found out in the learner's absence. */
  private solve(
    sourceWith: (headers: readonly SourceFile[]) => TestSource,
    first: number,
    count: number,
  ): Omit<JudgedFile, 'program'> | TestFault {
    const { solution } = this.parts;
    const declared = this.headers.filter(({ name }) => !solution.some((own) => own.name === name));
    const headers = [...declared, ...solution.filter(({ name }) => name.endsWith('.h'))];
    const object = compileTests(this.tools.compiler, sourceWith(headers), this.nonce, 'none');
    if (object instanceof TestFault) return object;
    if (solution.length > 0) return { solution: this.linkSolution(headers, object) };
    const alone: Compiled = {
      ok: true,
      objects: [{ name: 't.o', content: object }],
      text: '',
      diagnostics: [],
    };
    const { memoryBytes } = this;
    const run = linkObjects(this.tools.linker, alone, [NOWHERE], {
      memoryBytes,
      kind: 'library',
      extra: ['--allow-undefined'],
    });
    if (!run.ok) return {};
    const module = new WebAssembly.Module(run.wasm as Uint8Array<ArrayBuffer>);
    const tests = Array.from({ length: count }, (_, at) => first + at);
    return { stubbed: runWithStubs({ wasm: run.wasm, module }, this, tests) };
  }

  private link(learner: Compiled, test: Uint8Array): ReadyModule | string {
    const tests = { name: 't.o', content: test };
    const fault = learner.objects.map((object) => forbidden(object, [tests])).find(Boolean);
    if (fault) return fault;
    const all = { ...learner, objects: [...learner.objects, tests] };
    const run = linkObjects(this.tools.linker, all, [NOWHERE], {
      memoryBytes: this.memoryBytes,
      kind: 'library',
    });
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
  private linkSolution(headers: readonly SourceFile[], test: Uint8Array): ReadyModule {
    const sources = this.parts.solution.filter(({ name }) => !name.endsWith('.h'));
    const compiled = compileSources(this.tools.compiler, [...sources, ...headers]);
    const linked = compiled.ok ? this.link(compiled, test) : compiled.text;
    if (typeof linked === 'string')
      throw new RunRefused(`The lesson's own solution cannot be built: ${linked}`);
    return linked;
  }
}
