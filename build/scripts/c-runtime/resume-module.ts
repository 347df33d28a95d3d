import { rewriteModule } from '../python-runtime/rewrite-module';
import { readLeb, readSections, SECTION } from '../python-runtime/wasm-sections';

const NOP = 0x01;
/** The first thing `_start` does inside its blocks: `i32.const 0; i32.load align=2`, has it run before? */
const FIRST = Buffer.from([0x41, 0x00, 0x28, 0x02]);
/** Asks for its arguments: `args_sizes_get(sp + 8, sp + 12)`, by import number 1. */
const ARGUMENTS = Buffer.from('2000' + '41086a' + '2000' + '410c6a' + '108180808000', 'hex');
/** Where its start is known, it is no longer than this. */
const START_BYTES = 300;

export interface ResumableModule {
  /** As it came, with an imported memory: the build runs it up to its first host call. */
  start: Uint8Array;
  /** Its `_start` goes on behind the constructors, in a memory that they have already prepared. */
  run: Uint8Array;
  /** Pages of memory that it starts with. */
  pages: number;
}

/**
 * LLVM's module is cut at the one place where all of its state is memory: the static constructors have run, and the
 * arguments have not been asked for. Throws when `_start` does not look as it does in the pinned version.
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

/** The bytes of `_start` from its first instruction up to its asking for arguments. */
function startUp(module: Buffer): [from: number, to: number] {
  const to = module.indexOf(ARGUMENTS);
  const from = module.lastIndexOf(FIRST, to);
  const isKnown = to > 0 && module.indexOf(ARGUMENTS, to + 1) < 0 && to - from < START_BYTES;
  if (!isKnown) throw new Error('the compiler starts in another way than the known one');
  return [from, to];
}
