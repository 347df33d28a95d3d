import { rewriteModule } from '../python-runtime/rewrite-module';
import { readLeb, readSections, SECTION } from '../python-runtime/wasm-sections';

const NOP = 0x01;
/** The first instructions of `_start`, which check whether it has run before: `i32.const 0; i32.load align=2`. */
const FIRST = Buffer.from([0x41, 0x00, 0x28, 0x02]);
/** The call `args_sizes_get(sp + 8, sp + 12)`, import number 1. */
const ARGUMENTS = Buffer.from('2000' + '41086a' + '2000' + '410c6a' + '108180808000', 'hex');
/** Maximum distance between the two in the pinned version. */
const START_BYTES = 300;

export interface ResumableModule {
  /** Unchanged except for its imported memory: the build runs it up to its first host call. */
  start: Uint8Array;
  /** `_start` continues after the constructors, in memory that they have already initialized. */
  run: Uint8Array;
  /** Initial size of its memory, in pages. */
  pages: number;
}

/**
 * Cuts LLVM's module where all of its state is in memory: after the static constructors, before it reads its arguments.
 * Throws if `_start` differs from the pinned version's.
 */
export function makeResumable(module: Uint8Array): ResumableModule {
  const { start, run, globals } = rewriteModule(module);
  if (globals !== 1) throw new Error(`the compiler has ${globals} globals; only a stack pointer is rewound`);
  const resumed = Buffer.from(run);
  const [from, to] = startUp(resumed);
  resumed.fill(NOP, from, to);
  return { start, run: resumed, pages: pagesOf(module) };
}

function pagesOf(module: Uint8Array): number {
  const memory = readSections(module).find(({ id }) => id === SECTION.memory);
  if (!memory) throw new Error('the compiler has no memory');
  const flagsAt = readLeb(memory.body, 0)[1];
  return readLeb(memory.body, readLeb(memory.body, flagsAt)[1])[0];
}

/** The byte range of `_start` from its first instruction to the call that reads the arguments. */
function startUp(module: Buffer): [from: number, to: number] {
  const to = module.indexOf(ARGUMENTS);
  const from = module.lastIndexOf(FIRST, to);
  const isKnown = to > 0 && module.indexOf(ARGUMENTS, to + 1) < 0 && to - from < START_BYTES;
  if (!isKnown) throw new Error("the compiler's _start differs from the known version");
  return [from, to];
}
