import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import type { Host, Role } from './guest/host';
import { addressOf, newQuickJs, partsOf, type QuickJs } from './quickjs-module';
import { Rejections } from './rejections';

/**
 * QuickJS's stack limit: about 1,500 simple calls, then the program gets an error that it can catch. With twice as
 * much, the WebAssembly engine's own stack (1 MB) overflows first.
 */
const STACK_BYTES = 256 * 1024;
/** In words of eight bytes: enough to contain the random state in `JSContext`. */
const CONTEXT_WORDS = 256;
/** Granularity of the memory image, in bytes. */
const PAGE = 4096;

/** The host functions that code in an instance calls: see guest/host.ts. */
export interface InstanceHost extends Omit<Host, 'role' | 'now'> {
  /** Called repeatedly while code runs. */
  shouldStop(): boolean;
}

/** A QuickJS instance with the guest code loaded, before any of the learner's code. */
export interface QuickJsInstance {
  quickJs: QuickJs;
  runtime: QuickJSRuntime;
  context: QuickJSContext;
  rejections: Rejections;
  /** The functions that the guest provides to its host. */
  guest: QuickJSHandle;
  /** Set before anything runs in the instance. */
  host: { current?: InstanceHost };
}

/** The memory of a prepared instance, and addresses in it. */
interface Image {
  /** Only the pages that differ from a new instance's. */
  pages: { at: number; bytes: Uint8Array }[];
  runtime: number;
  context: number;
  guest: number;
  /** The address of Math.random's state. */
  random: number;
}

/**
 * Creates instances of one kind. The guest code is evaluated once; each new instance starts with a copy of the resulting
 * memory and its own random seed. All state of an instance is in its memory, except for the host functions: they're
 * always created in the same order, so their numbers match.
 */
export class InstanceFactory {
  private image: Image | undefined;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly role: Role,
    private readonly source: string,
  ) {}

  async make(memoryBytes: number): Promise<QuickJsInstance> {
    const fresh = () => newQuickJs(this.module, memoryBytes);
    this.image ??= imageOf(
      evaluated(await fresh(), this.role, this.source),
      connect(await fresh(), {}).quickJs,
    );
    return restored(await fresh(), this.image);
  }
}

/** Creates the runtime and registers the engine's callbacks. */
function connect(quickJs: QuickJs, host: { current?: InstanceHost }) {
  const runtime = quickJs.engine.newRuntime();
  const rejections = new Rejections(quickJs, addressOf(runtime), () =>
    runtime.setInterruptHandler(() => host.current?.shouldStop() ?? false),
  );
  return { quickJs, runtime, rejections, host };
}

/** The host functions, in the same order for every instance. */
function hostFunctions(context: QuickJSContext, host: { current?: InstanceHost }) {
  const text = (value: string | null) => (value === null ? context.null : context.newString(value));
  const now = (): InstanceHost => {
    if (!host.current) throw new Error('This instance has no host yet.');
    return host.current;
  };
  const functions: Record<string, (...args: QuickJSHandle[]) => QuickJSHandle | undefined> = {
    write: (stream, line) => void now().write(context.getNumber(stream!), context.getString(line!)),
    now: () => context.newNumber(performance.now()),
    nextLine: () => text(now().nextLine()),
    send: (question) => text(now().send(context.getString(question!))),
    report: (report) => void now().report(context.getString(report!)),
  };
  return Object.entries(functions);
}

function evaluated(quickJs: QuickJs, role: Role, source: string): QuickJsInstance {
  const parts = connect(quickJs, {});
  parts.runtime.setMaxStackSize(STACK_BYTES);
  const context = parts.runtime.newContext();
  const host = context.newObject();
  context.setProp(host, 'role', context.newString(role));
  for (const [name, call] of hostFunctions(context, parts.host)) {
    context.setProp(host, name, context.newFunction(name, call));
  }
  const make = context.unwrapResult(context.evalCode(source, '<guest>', { type: 'global' }));
  const guest = make.consume((each) =>
    context.unwrapResult(context.callFunction(each, context.undefined, host)),
  );
  return { ...parts, context, guest };
}

/** The next state of QuickJS's Math.random (xorshift64). */
function nextRandomState(state: bigint): bigint {
  const a = state ^ (state >> 12n);
  const b = BigInt.asUintN(64, a ^ (a << 25n));
  return b ^ (b >> 27n);
}

function imageOf({ quickJs, runtime, context, guest }: QuickJsInstance, fresh: QuickJs): Image {
  const address = partsOf(context).ctx.value;
  const record = () => new BigUint64Array(quickJs.memory.buffer, address, CONTEXT_WORDS).slice();
  const before = record();
  context.unwrapResult(context.evalCode('Math.random()')).dispose();
  const random = record().findIndex((word, at) => before[at] !== 0n && word === nextRandomState(before[at]!));
  if (random < 0) throw new Error("QuickJS's JSContext doesn't have the expected layout.");
  return {
    pages: changedPages(fresh.memory, quickJs.memory),
    runtime: addressOf(runtime),
    context: address,
    guest: guest.value as unknown as number,
    random: address + random * 8,
  };
}

function changedPages(before: WebAssembly.Memory, after: WebAssembly.Memory): Image['pages'] {
  const pages: Image['pages'] = [];
  const old = new Int32Array(before.buffer);
  const words = new Int32Array(after.buffer);
  const pageWords = PAGE / 4;
  for (let at = 0; at < words.length; at += pageWords) {
    let word = at;
    while (word < at + pageWords && words[word] === (old[word] ?? 0)) word += 1;
    if (word === at + pageWords) continue;
    pages.push({ at: at * 4, bytes: new Uint8Array(after.buffer.slice(at * 4, at * 4 + PAGE)) });
  }
  return pages;
}

function restored(quickJs: QuickJs, image: Image): QuickJsInstance {
  const parts = connect(quickJs, {});
  if (addressOf(parts.runtime) !== image.runtime)
    throw new Error("QuickJS's JSRuntime is at an unexpected address.");
  const memory = new Uint8Array(quickJs.memory.buffer);
  for (const { at, bytes } of image.pages) memory.set(bytes, at);
  memory[image.random] = 1; // An all-zero state would never change.
  crypto.getRandomValues(memory.subarray(image.random + 1, image.random + 8));
  const context = parts.runtime.newContext({ contextPointer: image.context as never });
  for (const [, call] of hostFunctions(context, parts.host)) parts.runtime.hostRefs.put(call);
  const guest = partsOf(context).memory.heapValueHandle(image.guest);
  return { ...parts, context, guest };
}
