import { RunnerFailed, type SourceFile } from '../../runner';
import { packed, type Tools } from '../build-program';
import { type Compiler, SYSROOT } from '../compiler';
import { compileArgs, LINES } from '../toolchain';
import { readSites, type Site } from './sites';

/** A test file as it is compiled, several times over. */
export interface TestSource {
  name: string;
  content: string;
  /** Its number among the test files: what its checks are numbered by. */
  index: number;
  /** What it can include. */
  headers: readonly SourceFile[];
}

/** Thrown when a program cannot be judged by a test file. It quotes nothing of the test file but a name. */
export class CannotJudge extends Error {
  override readonly name = 'CannotJudge';

  constructor(
    message: string,
    /** Where, if it isn't somewhere in the program. */
    readonly place?: { file: string; line: number },
    /** The tests could be compiled with no program at all. */
    readonly isAuthors = false,
  ) {
    super(message);
  }
}

/** Where the headers of tests are: not for a learner's own files, and in front of C's own. */
const HEADERS = ['-internal-isystem', `${SYSROOT}/judge`];
/** Unrolls loops over the tests' tables, so that a table that is only looked up is not in memory. */
const WITHOUT_TABLES = ['-O2', '-mllvm', '-unroll-threshold=20000', '-mllvm', '-unroll-max-count=400'];
export const SITES_A_FILE = 100_000;

function compile(compiler: Compiler, source: TestSource, more: readonly string[]): Uint8Array {
  const { name, content, index, headers } = source;
  const flags = ['-w', '-include', 'judge.h', '-D', `EMBER_FILE=${index}`, ...LINES, ...more];
  const args = compileArgs(name, 'out.o', flags, HEADERS);
  const run = compiler.run(args, packed([...headers, { name, content }]));
  const object = run.exitCode === 0 ? run.written('out.o') : undefined;
  if (!object) throw faultOf(source, run.text);
  return object;
}

/** What belongs to a test framework, by its name. */
const FRAMEWORK = /'((?:TEST|UNITY|RUN_TEST|MUNIT)_\w+|Unity\w+|munit_\w+)'/;

/** The first error that the compiler found, without the file's own lines. */
function faultOf({ name, headers }: TestSource, text: string): CannotJudge {
  const [, path = '', at = '1', reason = 'it does not compile'] =
    /^([^:\n]+):(\d+):\d+: (?:fatal )?error: (.*?)(?: \[-W.*\])?$/m.exec(text) ?? [];
  const own = path.replace(/^\.\//, '');
  const isKnown = own === name || headers.some((file) => file.name === own);
  const [file, line] = isKnown ? [own, Number(at)] : [name, 1];
  const lacking = FRAMEWORK.exec(reason)?.[1];
  const message = lacking
    ? `The tests don’t compile: ${lacking} isn’t available here (${file}, line ${line}).`
    : `The tests in ${file}, line ${line}, do not fit the program: ${reason}.`;
  return new CannotJudge(message, { file, line }, lacking !== undefined);
}

/** The object whose checks report to the host. Right sides that the host has already (`held`) are left out of it. */
export function compileTests(
  compiler: Compiler,
  source: TestSource,
  nonce: number,
  held: ReadonlySet<number>,
): Uint8Array {
  const defines = ['-D', `EMBER_NONCE=${nonce}u`, '-D', `EMBER_HELD(site)=${heldMacro(held)}`];
  return compile(compiler, source, [...WITHOUT_TABLES, ...defines]);
}

/** A constant expression of a check's number: 1 where its right side is held. */
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

/** Reads the checks out of a module that is never run: everything that it calls is missing. */
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
