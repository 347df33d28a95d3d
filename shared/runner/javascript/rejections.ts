import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import { partsOf, type QuickJs } from './quickjs-module';

/** A JSValue: its tag in the upper half, its pointer (or the value itself) in the lower. */
type RawValue = bigint;
/**
 * Wraps a host function for use in a table:
 * (module (import "h" "t" (func (param i32 i64 i64 i32 i32))) (export "t" (func 0)))
 */
const TRAMPOLINE = Uint8Array.of(
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...[1, 9, 1, 0x60, 5, 0x7f, 0x7e, 0x7e, 0x7f, 0x7f, 0],
  ...[2, 7, 1, 1, 0x68, 1, 0x74, 0, 0],
  ...[7, 5, 1, 1, 0x74, 0, 0],
);
let trampoline: WebAssembly.Module | undefined;

/** QuickJS's lowest tag. Values with a negative tag are allocated on the heap. */
const FIRST_HEAP_TAG = -11n;

/** Larger than `JSRuntime`, in words. */
const RUNTIME_WORDS = 512;

/**
 * Tracks unhandled rejections. QuickJS calls a host function when a promise is rejected without a handler, and again
 * if one is added later. The field for that function in `JSRuntime` is two words after the interrupt handler's, which
 * is located by setting that handler and comparing.
 */
export class Rejections {
  private readonly waiting = new Map<RawValue, RawValue>();
  private context: QuickJSContext | undefined;

  constructor(
    private readonly quickJs: QuickJs,
    /** The address of the `JSRuntime`. */
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
      throw new Error("QuickJS's JSRuntime doesn't have the expected layout.");
    }
    const free = functions.grow(1);
    functions.set(free, this.asTableFunction());
    words()[place + 2] = free;
  }

  watch(context: QuickJSContext): void {
    this.context = context;
  }

  /** Returns the reason of the first unhandled rejection and clears the list. Call when no jobs are pending. */
  take(): QuickJSHandle | undefined {
    const [first] = this.waiting.values();
    if (first === undefined || !this.context) return undefined;
    this.waiting.clear();
    const { memory, module } = partsOf(this.context);
    const pointer = module._malloc(8);
    if (pointer === 0) return this.context.undefined; // Out of memory: converting the reason to text reports it.
    new DataView(this.quickJs.memory.buffer).setBigUint64(pointer, BigInt.asUintN(64, first), true);
    return memory.heapValueHandle(pointer);
  }

  private readonly track = (_context: number, promise: RawValue, reason: RawValue, isHandled: number) => {
    const known = this.waiting.has(promise);
    if (known === (isHandled !== 0)) {
      if (known) this.waiting.delete(promise);
      else this.waiting.set(promise, reason);
      this.addReference(promise, known ? -1 : 1);
      this.addReference(reason, known ? -1 : 1);
    }
  };

  /** Keeps a tracked value alive: the first word of a heap object is its reference count. */
  private addReference(value: RawValue, by: number): void {
    const tag = BigInt.asIntN(64, value) >> 32n;
    if (tag >= 0n || tag < FIRST_HEAP_TAG) return;
    const counts = new Int32Array(this.quickJs.memory.buffer);
    counts[Number(BigInt.asUintN(32, value)) >> 2]! += by;
  }

  private asTableFunction(): CallableFunction {
    trampoline ??= new WebAssembly.Module(TRAMPOLINE);
    return new WebAssembly.Instance(trampoline, { h: { t: this.track } }).exports.t as CallableFunction;
  }
}
