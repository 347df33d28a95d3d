import type { TestListener } from '../../protocol/tests-so-far';
import type { SourceFile, TestOutcome } from '../../runner';
import {
  type BuildFailure,
  type BuildMessages,
  type Compiled,
  compileSources,
  failedBuild,
  linkObjects,
  type Tools,
} from '../build-program';
import type { PackedFile } from '../packed-files';
import { compileLinked, type ReadyModule } from '../program-imports';
import { CannotJudge, compileTests, listSites, type TestSource } from './compile-tests';
import { callableTests, type FoundTest, findTests, sortTestFiles } from './find-tests';
import { forbidden } from './guard-objects';
import { externalBodies, withoutBodies } from './header-bodies';
import { publicHeaders } from './public-headers';
import type { Site } from './sites';
import { runWithStubs, type StubbedFile } from './stub-run';
import { type Checks, isComputed } from './test-run';

/** A program linked with the tests of one file. Its memory contains no other file's tests. */
export interface JudgedFile {
  program: ReadyModule;
  /** Expectations computed by a run without the program. */
  stubbed: StubbedFile;
}

export interface JudgedBuild extends Checks, BuildMessages {
  ok: true;
  tests: FoundTest[];
  files: ReadonlyMap<string, JudgedFile>;
}

/** A program that can't be judged, so all its tests are errors. `tests` is empty if the tests themselves are broken. */
export interface JudgedFailure extends BuildFailure {
  tests: FoundTest[];
}

const COMPILE_TIMEOUT_MESSAGE = 'The program took too long to compile.';

/** Outcomes for a program that couldn't be built. */
export function unjudged(tests: readonly FoundTest[], text: string): TestOutcome[] {
  const lines = text.trim().split('\n');
  const message = lines.find((line) => /\berror: /.test(line)) ?? lines.at(-1);
  return tests.map((test) => ({
    ...test,
    outcome: 'error',
    message: message || 'The program doesn’t compile.',
    stdout: '',
  }));
}

const HOW_TO_TEST =
  'Write one as munit_case(test_add, { munit_assert_int(add(1, 2), ==, 3); }), as ' +
  'void test_add(void) { TEST_ASSERT_EQUAL(3, add(1, 2)); }, or as int main(void) { assert(add(1, 2) == 3); }.';

/** Compiles a program and its tests separately, then links them. The learner's code never has access to the test sources. */
export function buildJudged(
  tools: Tools,
  files: readonly SourceFile[],
  testFiles: readonly SourceFile[],
  memoryBytes: number,
  onTests: TestListener,
): JudgedBuild | JudgedFailure {
  const { sources, helpers } = sortTestFiles(testFiles);
  const tests = sources.flatMap(findTests);
  onTests({ kind: 'list', tests: unjudged(tests, COMPILE_TIMEOUT_MESSAGE) });
  if (tests.length === 0 && testFiles.length > 0) {
    const file = testFiles[0]!.name;
    return { ...failedBuild({ file, message: `There are no tests in ${file}. ${HOW_TO_TEST}` }), tests };
  }
  const learner = compileSources(tools.compiler, files);
  if (!learner.ok) return { ...learner, tests };
  const { text, diagnostics } = learner;
  try {
    const headers = publicHeaders(tools.compiler, files);
    const headerFunctions = compileHeaderFunctions(tools, headers);
    if (!headerFunctions.ok) return { ...headerFunctions, tests };
    const objects = [...learner.objects, ...headerFunctions.objects];
    const context = { ...newChecks(), tools, objects, memoryBytes };
    const visible = [...withoutBodies(headers), ...helpers];
    const built = new Map<string, JudgedFile>();
    let first = 0;
    for (const [index, test] of sources.entries()) {
      const content = callableTests(test, helpers, first);
      const numbers = findTests(test).map((_, at) => first + at);
      const source = { name: test.name, content, index, headers: visible };
      built.set(test.name, buildFile(context, source, numbers));
      first += numbers.length;
    }
    return { ok: true, tests, sites: context.sites, nonce: context.nonce, files: built, text, diagnostics };
  } catch (error) {
    if (!(error instanceof CannotJudge)) throw error;
    const mark = { file: files[0]!.name, ...error.location, message: error.message.trim() };
    const failed = failedBuild(mark, diagnostics, `${text}${error.message.trimEnd()}\n`);
    return { ...failed, tests: error.isTestError ? [] : tests };
  }
}

const HEADER_FUNCTIONS = 'ember_headers.c';

/** Compiles the functions defined in a learner's headers, so that tests can call them. */
function compileHeaderFunctions(
  { compiler }: Tools,
  headers: readonly SourceFile[],
): Compiled | BuildFailure {
  const functions = externalBodies(headers);
  if (functions.length === 0) return { ok: true, objects: [], text: '', diagnostics: [] };
  const source = {
    name: HEADER_FUNCTIONS,
    content: functions.map(({ name }) => `#include "${name}"\n`).join(''),
  };
  const built = compileSources(compiler, [source, ...functions]);
  return built.ok
    ? { ...built, objects: built.objects.map(({ content }) => ({ name: 'h.o', content })) }
    : built;
}

const newChecks = () => ({
  sites: new Map<number, Site>(),
  nonce: crypto.getRandomValues(new Uint32Array(1))[0]!,
});

interface BuildContext extends ReturnType<typeof newChecks> {
  tools: Tools;
  /** The program's objects. */
  objects: readonly PackedFile[];
  memoryBytes: number;
}

const NOWHERE = { name: 'main.c', content: '' };

/** Builds one test file with the program and adds its checks to `context.sites`. */
function buildFile(context: BuildContext, source: TestSource, tests: readonly number[]): JudgedFile {
  const { tools, objects, sites, nonce, memoryBytes } = context;
  const link = (linked: readonly PackedFile[], extra: readonly string[] = []) =>
    linkObjects(tools.linker, { objects: linked }, [NOWHERE], { memoryBytes, kind: 'library', extra });
  const compileHolding = (held: ReadonlySet<number>): PackedFile => ({
    name: 't.o',
    content: compileTests(tools.compiler, source, nonce, held),
  });

  const own = listSites(tools, source);
  for (const [id, site] of own) sites.set(id, site);
  let stubbed: StubbedFile = { sites: new Set(), byTest: new Map() };
  if ([...own.values()].some(isComputed)) {
    const alone = link([compileHolding(stubbed.sites)], ['--allow-undefined']);
    const ready = alone.ok && {
      wasm: alone.wasm,
      module: new WebAssembly.Module(alone.wasm as Uint8Array<ArrayBuffer>),
    };
    if (ready) stubbed = runWithStubs(ready, context, tests);
  }
  const test = compileHolding(stubbed.sites);
  const violation = objects.map((object) => forbidden(object, test.content)).find(Boolean);
  if (violation) throw new CannotJudge(violation);
  const linked = link([...objects, test]);
  if (!linked.ok) throw new CannotJudge(linkError(linked));
  const module = compileLinked(linked.wasm, 'library');
  if (typeof module === 'string') throw new CannotJudge(module);
  return { program: { wasm: linked.wasm, module }, stubbed };
}

function linkError({ text, diagnostics }: BuildFailure): string {
  const missing = /"(\S+)" is used here/.exec(text)?.[1];
  if (missing) return `The program doesn’t define "${missing}", which it or the tests need.`;
  return diagnostics.at(-1)?.message ?? 'The program couldn’t be linked with its tests.';
}
