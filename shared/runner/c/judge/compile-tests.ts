import { RunnerFailed, type SourceFile } from '../../runner';
import { packed, type Tools } from '../build-program';
import { type Compiler, SYSROOT } from '../compiler';
import { compileArgs, LINES } from '../toolchain';
import { readSites, type Site } from './sites';

/** A test file, which is compiled several times. */
export interface TestSource {
  name: string;
  content: string;
  /** Its index among the test files, part of its checks' ids. */
  index: number;
  /** The headers it can include. */
  headers: readonly SourceFile[];
}

/** Thrown when a test file can't be used with a program. The message never quotes the test file, except for a name. */
export class CannotJudge extends Error {
  override readonly name = 'CannotJudge';

  constructor(
    message: string,
    /** The location, unless the problem is in the program as a whole. */
    readonly location?: { file: string; line: number },
    /** The tests wouldn't compile with any program. */
    readonly isTestError = false,
  ) {
    super(message);
  }
}

/** Include path of the test headers. It comes before C's own, and isn't used for a learner's files. */
const HEADERS = ['-internal-isystem', `${SYSROOT}/judge`];
/** Unrolls loops over the tests' tables, so that constant tables don't end up in memory. */
const WITHOUT_TABLES = ['-O2', '-mllvm', '-unroll-threshold=20000', '-mllvm', '-unroll-max-count=400'];
export const SITES_A_FILE = 100_000;

function compile(compiler: Compiler, source: TestSource, more: readonly string[]): Uint8Array {
  const { name, content, index, headers } = source;
  const flags = ['-w', '-include', 'judge.h', '-D', `EMBER_FILE=${index}`, ...LINES, ...more];
  const args = compileArgs(name, 'out.o', flags, HEADERS);
  const run = compiler.run(args, packed([...headers, { name, content }]));
  const object = run.exitCode === 0 ? run.written('out.o') : undefined;
  if (!object) throw errorOf(source, run.text);
  return object;
}

/** Names that belong to a test framework. */
const FRAMEWORK = /'((?:TEST|UNITY|RUN_TEST|MUNIT)_\w+|Unity\w+|munit_\w+)'/;

/** The compiler's first error, without source lines. */
function errorOf({ name, headers }: TestSource, text: string): CannotJudge {
  const [, path = '', at = '1', reason = 'it doesn’t compile'] =
    /^([^:\n]+):(\d+):\d+: (?:fatal )?error: (.*?)(?: \[-W.*\])?$/m.exec(text) ?? [];
  const own = path.replace(/^\.\//, '');
  const isKnown = own === name || headers.some((file) => file.name === own);
  const [file, line] = isKnown ? [own, Number(at)] : [name, 1];
  const unavailable = FRAMEWORK.exec(reason)?.[1];
  const message = unavailable
    ? `The tests don’t compile: ${unavailable} isn’t available here (${file}, line ${line}).`
    : `The tests (${file}, line ${line}) don’t fit the program: ${reason}.`;
  return new CannotJudge(message, { file, line }, unavailable !== undefined);
}

/** Compiles the tests so that their checks report to the host. Omits right sides that the host already knows (`held`). */
export function compileTests(
  compiler: Compiler,
  source: TestSource,
  nonce: number,
  held: ReadonlySet<number>,
): Uint8Array {
  const defines = ['-D', `EMBER_NONCE=${nonce}u`, '-D', `EMBER_HELD(site)=${heldMacro(held)}`];
  return compile(compiler, source, [...WITHOUT_TABLES, ...defines]);
}

/** A constant expression of a check's number that is 1 if its right side is held. */
function heldMacro(held: ReadonlySet<number>): string {
  const words: bigint[] = [];
  for (const id of held) {
    const site = id % SITES_A_FILE;
    const word = Math.floor(site / 32);
    while (words.length <= word) words.push(0n);
    words[word]! |= 1n << BigInt(site % 32);
  }
  return words.reduceRight(
    (rest, word, at) => `((site) / 32 == ${at} ? ${word}u >> ((site) % 32) & 1 : ${rest})`,
    '0',
  );
}

const LIST = 'wasm-ld -m wasm32 --no-entry --no-gc-sections --allow-undefined -o out.wasm list.o'.split(' ');

/** Reads the list of checks from a module whose tests are never run; all its imports are stubs. */
export function listSites(tools: Tools, source: TestSource): Map<number, Site> {
  const object = compile(tools.compiler, source, ['-D', 'EMBER_EXPECTED']);
  const run = tools.linker.run(LIST, [{ name: 'list.o', content: object }]);
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
