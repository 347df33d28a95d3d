import { ignoreTests, type TestListener } from '../protocol/tests-so-far';
import type { Diagnostic, RunRequest, SourceFile, TestOutcome } from '../runner';
import { describeTestErrors, linkerMessage, messageLine, parseMessages } from './compiler-messages';
import { asDiagnostic, type FoundTest, Inspection } from './inspection';
import { type JudgedRules, judgedRules } from './judged-rules';
import type { DiskLibrary } from './library';
import {
  isTestFile,
  type Program,
  packagePathOf,
  packagesOf,
  type Unit,
  unitPathOf,
} from './packages-of-program';
import { policyOf } from './policy';
import { testProgram } from './test-program';
import type { GoTool, ToolEnd, ToolFiles } from './tool';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Why a program couldn't be built: the output, and the diagnostics for the editor. */
export interface BuildFailure {
  stderr: string;
  diagnostics: Diagnostic[];
  limit?: 'time' | 'memory';
  /** Why no test could run, if the cause isn't in the learner's own files. */
  testError?: string;
  /** What the compiler says about the tests, with parts of them. */
  testErrors?: Diagnostic[];
}

/** `tests` are listed in the order of the test files. */
export type Build = { tests: FoundTest[] } & (
  | { program: Uint8Array; failure?: undefined }
  | { program?: undefined; failure: BuildFailure }
);

export interface GoTools {
  compiler: GoTool;
  linker: GoTool;
  library: DiskLibrary;
}

const COMPILE_TIMEOUT_MESSAGE = 'The program took too long to compile.';

/** The outcome of a test that wasn't run because of a problem with the program. */
export const errorOf = ({ file, name }: FoundTest, message: string): TestOutcome => ({
  file,
  name,
  outcome: 'error',
  message,
  stdout: '',
});

/** Like Go's own tools, ignores names that begin with a dot or an underscore. */
const isGoFile = (name: string) => /(^|\/)[^._/][^/]*\.go$/.test(name);

class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
  constructor(readonly failure: BuildFailure) {
    super('the program cannot be built');
  }
}

/**
 * Compiles and links a program, including its tests if there are any. The learner's files are always compiled on their own
 * first. They can therefore only use their own names, never those of a test, and compiler messages about them can't
 * contain anything from a test.
 */
export function buildProgram(
  tools: GoTools,
  request: RunRequest,
  onTests: TestListener = ignoreTests,
): Build {
  return new ProgramBuild(tools, request, onTests).build();
}

class ProgramBuild {
  private readonly sources: ToolFiles;
  private readonly learnerFiles: string[];
  private readonly testFiles: string[];
  private readonly policy;
  private readonly entry: string;
  private tests: FoundTest[] = [];

  constructor(
    private readonly tools: GoTools,
    private readonly request: RunRequest,
    private readonly onTests: TestListener,
  ) {
    const tests = request.tests ?? [];
    const goFiles = (files: readonly SourceFile[]) => files.map(({ name }) => name).filter(isGoFile);
    this.learnerFiles = goFiles(request.files);
    this.testFiles = goFiles(tests);
    this.sources = Object.fromEntries(
      [...request.files, ...tests].map(({ name, content }) => [name, encoder.encode(content)]),
    );
    this.policy = policyOf(request, tools.library.packages);
    this.entry = request.files[0]!.name;
  }

  private get judged(): boolean {
    return this.request.tests !== undefined;
  }

  /** Only judged programs have rules: a plain program's memory contains nothing to protect. */
  private get rules(): JudgedRules | undefined {
    return this.judged ? judgedRules(this.policy.Module) : undefined;
  }

  build(): Build {
    try {
      const program = this.buildOrThrow();
      return { tests: this.tests, program };
    } catch (error) {
      if (!(error instanceof BuildFailed)) throw error;
      return { tests: this.tests, failure: error.failure };
    }
  }

  private buildOrThrow(): Uint8Array {
    const { found, object } = this.inspect();
    const { Module } = this.policy;
    const entry = packagePathOf(this.entry, Module);
    const all = packagesOf(found, [entry, ...this.tests.map((test) => unitPathOf(test, Module))], Module);
    const learner = this.learnerPackages(found, all);
    const own = object && new Map([[entry, object]]);
    if (!this.judged) {
      const main = learner.units.find(({ path }) => path === entry)!;
      if (main.name !== 'main') throw this.entryError(`package ${main.name} is not a main package`);
      const objects = own ?? this.compileAll(learner.units, entry);
      return this.link(objects, objects.get(entry)!);
    }
    this.compileAll(learner.units.filter(({ path }) => !own?.has(path)));
    const objects = this.compileAll(all.units);
    const program = { name: 'main', path: 'main', files: ['/out/tests.go'], imports: [] };
    const source = encoder.encode(testProgram(this.tests, Module));
    return this.link(objects, this.compile(program, objects, { 'tests.go': source }));
  }

  /** The learner's own files of every package in the program. */
  private learnerPackages(found: Inspection, { units }: Program): Program {
    const files = found.files.filter(({ name }) => !isTestFile(name));
    const paths = units.map(({ path }) => path);
    const learner = packagesOf({ ...found, files }, paths, this.policy.Module);
    if (learner.faults.length > 0) throw refusal(learner.faults);
    return learner;
  }

  private entryError(message: string): BuildFailed {
    return refusal([{ file: this.entry, line: 1, severity: 'error', message }]);
  }

  private checkNames(): void {
    const own = this.learnerFiles.filter(isTestFile);
    if (own.length > 0) {
      const message = 'Files ending in _test.go are for tests. Rename this one.';
      throw refusal(own.map((file) => ({ file, line: 1, severity: 'error', message })));
    }
    if (!this.learnerFiles.includes(this.entry)) {
      const text = `The program starts in ${this.entry}, which isn’t a Go file. Its name must start with a letter and must end in .go.`;
      throw new BuildFailed({ stderr: `${text}\n`, diagnostics: [] });
    }
  }

  /** Inspects a program. In the same step, compiles it if it's a single package. */
  private inspect(): { found: Inspection; object?: Uint8Array } {
    const folder = this.entry.slice(0, this.entry.lastIndexOf('/') + 1);
    const files = this.learnerFiles.filter(
      (name) => name.startsWith(folder) && !name.slice(folder.length).includes('/'),
    );
    const order = {
      Inspect: { ...this.policy, Files: this.learnerFiles, Tests: this.testFiles },
      Rules: this.rules,
      Args: compilerArgs(this.judged ? this.policy.Module : 'main', files),
    };
    const end = this.tools.compiler.run(this.sources, this.orders(order, this.policy.Imports, new Map()));
    const found = findingsOf(end);
    this.tests = found?.tests ?? this.findTestsOnly();
    const pending = this.tests.map((test) => errorOf(test, COMPILE_TIMEOUT_MESSAGE));
    if (this.judged) this.onTests({ kind: 'list', tests: pending });
    if (!found) throw failed(end);
    this.checkNames();
    if (found.refused.length > 0) throw refusal(found.refused.map(asDiagnostic));
    const object = end.result('package.a');
    if (end.exitCode !== 0 || end.gaveUp) throw failed(end);
    if (found.unreadable.length > 0) throw refusal(found.unreadable.map(asDiagnostic));
    return { found, object };
  }

  /** Lists the tests when inspecting the whole program failed. */
  private findTestsOnly(): FoundTest[] {
    const order = { Inspect: { ...this.policy, Files: [], Tests: this.testFiles } };
    const end = this.tools.compiler.run(this.sources, this.orders(order, [], new Map()));
    return findingsOf(end)?.tests ?? [];
  }

  private compileAll(units: readonly Unit[], main?: string): Map<string, Uint8Array> {
    const objects = new Map<string, Uint8Array>();
    for (const unit of units) {
      const plainMain = unit.path === main && !this.judged;
      objects.set(unit.path, this.compile(plainMain ? { ...unit, path: 'main' } : unit, objects));
    }
    return objects;
  }

  private compile(unit: Unit, objects: ReadonlyMap<string, Uint8Array>, extra: ToolFiles = {}): Uint8Array {
    const isTest = unit.files.some((name) => isTestFile(name) || name.startsWith('/out/'));
    const imports = isTest ? this.tools.library.packages : this.policy.Imports;
    const order = { ...(!isTest && { Rules: this.rules }), Args: compilerArgs(unit.path, unit.files) };
    const end = this.tools.compiler.run(this.sources, { ...this.orders(order, imports, objects), ...extra });
    const object = end.result('package.a');
    if (end.exitCode === 0 && !end.gaveUp && object) return object;
    throw isTest && !end.gaveUp ? testFailure(end) : failed(end);
  }

  private orders(
    order: object,
    imports: readonly string[],
    objects: ReadonlyMap<string, Uint8Array>,
  ): ToolFiles {
    return {
      'order.json': encoder.encode(JSON.stringify(order)),
      importcfg: this.tools.library.importConfig(imports, objects),
      ...objectFiles(objects),
    };
  }

  private link(objects: ReadonlyMap<string, Uint8Array>, main: Uint8Array): Uint8Array {
    const { library, linker } = this.tools;
    const args = ['-o', '/out/program', '-importcfg', '/out/importcfg', '-w', '-buildid=', '/out/main.a'];
    const end = linker.run(
      {},
      {
        args: encoder.encode(args.join('\n')),
        importcfg: library.importConfig(library.packages, objects),
        ...objectFiles(objects),
        'main.a': main,
      },
    );
    const program = end.result('program');
    if (end.exitCode === 0 && !end.gaveUp && program) return program;
    const message = linkerMessage(end.messages);
    if (!message || end.gaveUp) throw failed(end);
    throw this.entryError(message);
  }
}

function findingsOf(end: ToolEnd): Inspection | undefined {
  const report = end.result('report.json');
  return report && Inspection.parse(JSON.parse(decoder.decode(report)));
}

const objectFiles = (objects: ReadonlyMap<string, Uint8Array>): ToolFiles =>
  Object.fromEntries([...objects.values()].map((object, index) => [`p${index}.a`, object]));

function compilerArgs(path: string, files: readonly string[]): string[] {
  return [
    ...['-o', '/out/package.a', '-p', path, '-importcfg', '/out/importcfg', '-trimpath', '/work'],
    ...['-complete', '-pack', '-dwarf=false', '-c=1', '-e'],
    ...files.map((name) => (name.startsWith('/') ? name : `/work/${name}`)),
  ];
}

function refusal(diagnostics: Diagnostic[]): BuildFailed {
  return new BuildFailed({ stderr: diagnostics.map(messageLine).join(''), diagnostics });
}

function failed({ messages, gaveUp }: ToolEnd): BuildFailed {
  if (gaveUp) return new BuildFailed({ stderr: `${gaveUp.text}\n`, diagnostics: [], limit: gaveUp.limit });
  const diagnostics = parseMessages(messages);
  if (diagnostics.length > 0) return refusal(diagnostics);
  return new BuildFailed({ stderr: "Go's compiler couldn't compile this program.\n", diagnostics });
}

/** The learner's files compile on their own, so the tests don't fit them. The message doesn't quote the tests. */
function testFailure(end: ToolEnd): BuildFailed {
  const testErrors = parseMessages(end.messages);
  const testError = describeTestErrors(testErrors);
  return new BuildFailed({ stderr: `${testError}\n`, diagnostics: [], testError, testErrors });
}
