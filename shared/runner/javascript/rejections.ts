import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { partsOf, type QuickJs } from './quickjs-module';

/** A JavaScript value as QuickJS keeps it: its kind in the upper half, its address (or itself) in the lower. */
type RawValue = bigint;
/** (module (import "h" "t" (func (param i32 i64 i64 i32 i32))) (export "t" (func 0))): a host's function for a table. */
const TRAMPOLINE = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 9, 1, 0x60, 5, 0x7f, 0x7e, 0x7e, 0x7f, 0x7f, 0],
  ...[2, 7, 1, 1, 0x68, 1, 0x74, 0, 0],
  ...[7, 5, 1, 1, 0x74, 0, 0],
);
let trampoline: WebAssembly.Module | undefined;

/** QuickJS numbers the kinds of its values from here; those below zero are on the heap, and all else is a number. */
const FIRST_KIND_ON_HEAP = -11n;

/** More words than the engine's own record of a runtime has. */
const RUNTIME_WORDS = 512;

/**
 * Promises that were rejected and that nothing handles. QuickJS calls a function of its host's when a promise is
 * rejected unhandled, and again when it is handled after all. That function's place is in the runtime's record, two
 * words behind the interrupt handler's, which is found by setting the latter.
 */
export class Rejections {
  private readonly waiting = new Map<RawValue, RawValue>();
  private context: QuickJSContext | undefined;

  constructor(
    private readonly quickJs: QuickJs,
    /** Where the runtime's record is. */
    address: number,
    setInterruptHandler: () => void,
  ) {
    const { memory, functions } = quickJs;
    const words = () => new Int32Array(memory.buffer, address, RUNTIME_WORDS);
    const before = words().slice();
    setInterruptHandler();
    const changed = [...words().entries()].filter(([at, word]) => word !== before[at]);
    const place = changed[0]?.[0];
    if (changed.length !== 1 || place === undefined || before[place] !== 0 || before[place + 2] !== 0) {
      throw new Error("QuickJS's record of a runtime is not laid out as expected.");
    }
    const free = functions.grow(1);
    functions.set(free, this.asTableFunction());
    words()[place + 2] = free;
  }

  watch(context: QuickJSContext): void {
    this.context = context;
  }

  /** The reason of the first promise that is still not handled, and forgets them all. Ask when no job waits. */
  take(): QuickJSHandle | undefined {
    const [first] = this.waiting.values();
    if (first === undefined || !this.context) return undefined;
    this.waiting.clear();
    const { memory, module } = partsOf(this.context);
    const pointer = module._malloc(8);
    if (pointer === 0) return this.context.undefined; // Out of memory, which shows when the reason is turned into text.
    new DataView(this.quickJs.memory.buffer).setBigUint64(pointer, BigInt.asUintN(64, first), true);
    return memory.heapValueHandle(pointer);
  }

  private readonly track = (_context: number, promise: RawValue, reason: RawValue, isHandled: number) => {
    const known = this.waiting.has(promise);
    if (known === (isHandled !== 0)) {
      if (known) this.waiting.delete(promise);
      else this.waiting.set(promise, reason);
      this.hold(promise, known ? -1 : 1);
      this.hold(reason, known ? -1 : 1);
    }
  };

  /** What is remembered must stay: the first word of a thing on the heap counts who holds it. */
  private hold(value: RawValue, by: number): void {
    const kind = BigInt.asIntN(64, value) >> 32n;
    if (kind >= 0n || kind < FIRST_KIND_ON_HEAP) return;
    const counts = new Int32Array(this.quickJs.memory.buffer);
    counts[Number(BigInt.asUintN(32, value)) >> 2]! += by;
  }

  private asTableFunction(): CallableFunction {
    trampoline ??= new WebAssembly.Module(TRAMPOLINE);
    return new WebAssembly.Instance(trampoline, { h: { t: this.track } }).exports.t as CallableFunction;
  }
}
