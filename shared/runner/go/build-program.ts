import { type TellTests, tellNobody } from '../protocol/tests-so-far';
import type { Diagnostic, RunRequest, SourceFile, TestOutcome } from '../runner';
import { messageLine, parseMessages, plainMessage, tellTestFaults } from './compiler-messages';
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

/** Why a program could not be built: what is printed, and what the editor marks. */
export interface BuildFailure {
  stderr: string;
  diagnostics: Diagnostic[];
  limit?: 'time' | 'memory';
  /** Why no test could be run, when that is not in the learner's own files. */
  testFault?: string;
}

/** `tests` are those of the test files, in their order. */
export type Build = { tests: FoundTest[] } & (
  | { program: Uint8Array; failure?: undefined }
  | { program?: undefined; failure: BuildFailure }
);

export interface GoTools {
  compiler: GoTool;
  linker: GoTool;
  library: DiskLibrary;
}

const COMPILED_TOO_LONG = 'The program took too long to compile.';

/** A test that was not run, because of its program. */
export const errorOf = ({ file, name }: FoundTest, message: string): TestOutcome => ({
  file,
  name,
  outcome: 'error',
  message,
  stdout: '',
});

/** As Go's tools see it: names that begin with a dot or an underline are not a program's, but cgo's for instance. */
const isGoFile = (name: string) => /(^|\/)[^._/][^/]*\.go$/.test(name);

class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
  constructor(readonly failure: BuildFailure) {
    super('the program cannot be built');
  }
}

/**
 * Compiles and links a program, or its tests with it. The learner's files are always compiled by themselves first:
 * what they name must be their own, so that they cannot reach into a test, and the compiler's words about them hold
 * nothing of one.
 */
export function buildProgram(tools: GoTools, request: RunRequest, onTests: TellTests = tellNobody): Build {
  return new ProgramBuild(tools, request, onTests).build();
}

class ProgramBuild {
  private readonly sources: ToolFiles;
  private readonly learners: string[];
  private readonly judges: string[];
  private readonly policy;
  private readonly entry: string;
  private tests: FoundTest[] = [];

  constructor(
    private readonly tools: GoTools,
    private readonly request: RunRequest,
    private readonly onTests: TellTests,
  ) {
    const tests = request.tests ?? [];
    const goFiles = (files: readonly SourceFile[]) => files.map(({ name }) => name).filter(isGoFile);
    this.learners = goFiles(request.files);
    this.judges = goFiles(tests);
    this.sources = Object.fromEntries(
      [...request.files, ...tests].map(({ name, content }) => [name, encoder.encode(content)]),
    );
    this.policy = policyOf(request, tools.library.packages);
    this.entry = request.files[0]!.name;
  }

  private get judged(): boolean {
    return this.request.tests !== undefined;
  }

  /** Those of a judged program: a plain one has nothing in its memory that is not its own. */
  private get rules(): JudgedRules | undefined {
    return this.judged ? judgedRules(this.policy.Module) : undefined;
  }

  build(): Build {
    try {
      const program = this.make();
      return { tests: this.tests, program };
    } catch (error) {
      if (!(error instanceof BuildFailed)) throw error;
      return { tests: this.tests, failure: error.failure };
    }
  }

  private make(): Uint8Array {
    const { found, object } = this.inspect();
    const { Module } = this.policy;
    const entry = packagePathOf(this.entry, Module);
    const all = packagesOf(found, [entry, ...this.tests.map((test) => unitPathOf(test, Module))], Module);
    const learner = this.learnersPackages(found, all);
    const own = object && new Map([[entry, object]]);
    if (!this.judged) {
      const main = learner.units.find(({ path }) => path === entry)!;
      if (main.name !== 'main') throw this.entryFault(`package ${main.name} is not a main package`);
      const objects = own ?? this.compileAll(learner.units, entry);
      return this.link(objects, objects.get(entry)!);
    }
    this.compileAll(learner.units.filter(({ path }) => !own?.has(path)));
    const objects = this.compileAll(all.units);
    const program = { name: 'main', path: 'main', files: ['/out/tests.go'], imports: [] };
    const source = encoder.encode(testProgram(this.tests, Module));
    return this.link(objects, this.compile(program, objects, { 'tests.go': source }));
  }

  /** The learner's own share in every package that comes into the program. */
  private learnersPackages(found: Inspection, { units }: Program): Program {
    const files = found.files.filter(({ name }) => !isTestFile(name));
    const paths = units.map(({ path }) => path);
    const learner = packagesOf({ ...found, files }, paths, this.policy.Module);
    if (learner.faults.length > 0) throw refusal(learner.faults);
    return learner;
  }

  private entryFault(message: string): BuildFailed {
    return refusal([{ file: this.entry, line: 1, severity: 'error', message }]);
  }

  private checkNames(): void {
    const own = this.learners.filter(isTestFile);
    if (own.length > 0) {
      const message = 'Files whose names end in _test.go are for tests. Give this one another name.';
      throw refusal(own.map((file) => ({ file, line: 1, severity: 'error', message })));
    }
    if (!this.learners.includes(this.entry)) {
      const text = `The program starts in ${this.entry}, which is not a Go file. Its name must end in .go and begin with a letter.`;
      throw new BuildFailed({ stderr: `${text}\n`, diagnostics: [] });
    }
  }

  /** Looks a program through and, in the same go, compiles one that is a single package. */
  private inspect(): { found: Inspection; object?: Uint8Array } {
    const folder = this.entry.slice(0, this.entry.lastIndexOf('/') + 1);
    const files = this.learners.filter(
      (name) => name.startsWith(folder) && !name.slice(folder.length).includes('/'),
    );
    const order = {
      Inspect: { ...this.policy, Files: this.learners, Tests: this.judges },
      Rules: this.rules,
      Args: compilerArgs(this.judged ? this.policy.Module : 'main', files),
    };
    const end = this.tools.compiler.run(this.sources, this.orders(order, this.policy.Imports, new Map()));
    const found = findingsOf(end);
    this.tests = found?.tests ?? this.testsAlone();
    const open = this.tests.map((test) => errorOf(test, COMPILED_TOO_LONG));
    if (this.judged) this.onTests({ kind: 'list', tests: open });
    if (!found) throw failed(end);
    this.checkNames();
    if (found.refused.length > 0) throw refusal(found.refused.map(asDiagnostic));
    const object = end.result('package.a');
    if (end.exitCode !== 0 || end.gaveUp) throw failed(end);
    if (found.unreadable.length > 0) throw refusal(found.unreadable.map(asDiagnostic));
    return { found, object };
  }

  /** The tests of a program that was too much for the inspection. */
  private testsAlone(): FoundTest[] {
    const order = { Inspect: { ...this.policy, Files: [], Tests: this.judges } };
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

  private compile(unit: Unit, objects: ReadonlyMap<string, Uint8Array>, more: ToolFiles = {}): Uint8Array {
    const judges = unit.files.some((name) => isTestFile(name) || name.startsWith('/out/'));
    const imports = judges ? this.tools.library.packages : this.policy.Imports;
    const order = { ...(!judges && { Rules: this.rules }), Args: compilerArgs(unit.path, unit.files) };
    const end = this.tools.compiler.run(this.sources, { ...this.orders(order, imports, objects), ...more });
    const object = end.result('package.a');
    if (end.exitCode === 0 && !end.gaveUp && object) return object;
    throw judges && !end.gaveUp ? testFailure(end) : failed(end);
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
    const message = plainMessage(end.messages);
    if (!message || end.gaveUp) throw failed(end);
    throw this.entryFault(message);
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
  return new BuildFailed({ stderr: "Go's compiler could not translate this program.\n", diagnostics });
}

/** The learner's files compile by themselves: the tests do not fit them, and only that is told. */
function testFailure(end: ToolEnd): BuildFailed {
  const testFault = tellTestFaults(parseMessages(end.messages));
  return new BuildFailed({ stderr: `${testFault}\n`, diagnostics: [], testFault });
}
