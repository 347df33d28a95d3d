import type { QuickJSContext, QuickJSHandle, QuickJSRuntime } from 'quickjs-emscripten-core';
import type { Host, Role } from './guest/host';
import { addressOf, newQuickJs, partsOf, type QuickJs } from './quickjs-module';
import { Rejections } from './rejections';

/**
 * Bytes of QuickJS's own stack: some 1,500 plain calls. Beyond it a program gets an error that it can catch; with
 * twice as much the engine's own stack (1 MB) ended first.
 */
const STACK_BYTES = 256 * 1024;
/** Words of eight bytes: more than come before the random numbers in the engine's record of a context. */
const CONTEXT_WORDS = 256;
/** Bytes of what is copied or not. */
const PAGE = 4096;

/** What the code in a world asks of its host: see guest/host.ts. */
export interface WorldHost extends Omit<Host, 'role' | 'now'> {
  /** Asked again and again while code runs. */
  shouldStop(): boolean;
}

/** A QuickJS of its own in which the guest's code is ready, and nothing of a learner's has been yet. */
export interface World {
  quickJs: QuickJs;
  runtime: QuickJSRuntime;
  context: QuickJSContext;
  rejections: Rejections;
  /** What the guest gives its host. */
  guest: QuickJSHandle;
  /** Set before anything is run in the world. */
  host: { current?: WorldHost };
}

/** The memory of a ready world, and the addresses of what is in it. */
interface Image {
  /** Where it is not that of an instance which was just made. */
  pages: { at: number; bytes: Uint8Array }[];
  runtime: number;
  context: number;
  guest: number;
  /** The state of Math.random. */
  random: number;
}

/**
 * Makes worlds of one kind. The guest's code is evaluated once; every world is a fresh instance of the engine that
 * begins with the memory which that left, and with random numbers of its own. All state of an instance is in its
 * memory, but for the host's functions: they have the same numbers in each, since they are made in the same order.
 */
export class WorldMaker {
  private image: Image | undefined;

  constructor(
    private readonly module: WebAssembly.Module,
    private readonly role: Role,
    private readonly source: string,
  ) {}

  async make(memoryBytes: number): Promise<World> {
    const fresh = () => newQuickJs(this.module, memoryBytes);
    this.image ??= imageOf(
      evaluated(await fresh(), this.role, this.source),
      connect(await fresh(), {}).quickJs,
    );
    return restored(await fresh(), this.image);
  }
}

/** The engine's own calls of its host, which every world takes. */
function connect(quickJs: QuickJs, host: { current?: WorldHost }) {
  const runtime = quickJs.engine.newRuntime();
  const rejections = new Rejections(quickJs, addressOf(runtime), () =>
    runtime.setInterruptHandler(() => host.current?.shouldStop() ?? false),
  );
  return { quickJs, runtime, rejections, host };
}

/** The host's functions, in an order that is the same for every world. */
function hostFunctions(context: QuickJSContext, host: { current?: WorldHost }) {
  const text = (value: string | null) => (value === null ? context.null : context.newString(value));
  const now = (): WorldHost => {
    if (!host.current) throw new Error('This world has no host yet.');
    return host.current;
  };
  const functions: Record<string, (...args: QuickJSHandle[]) => QuickJSHandle | undefined> = {
    write: (stream, line) => void now().write(context.getNumber(stream!), context.getString(line!)),
    now: () => context.newNumber(performance.now()),
    nextLine: () => text(now().nextLine()),
    send: (question) => text(now().send(context.getString(question!))),
    report: (news) => void now().report(context.getString(news!)),
  };
  return Object.entries(functions);
}

function evaluated(quickJs: QuickJs, role: Role, source: string): World {
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

/** What follows a number in QuickJS's Math.random (xorshift64). */
function afterRandom(state: bigint): bigint {
  const a = state ^ (state >> 12n);
  const b = BigInt.asUintN(64, a ^ (a << 25n));
  return b ^ (b >> 27n);
}

function imageOf({ quickJs, runtime, context, guest }: World, fresh: QuickJs): Image {
  const address = partsOf(context).ctx.value;
  const record = () => new BigUint64Array(quickJs.memory.buffer, address, CONTEXT_WORDS).slice();
  const before = record();
  context.unwrapResult(context.evalCode('Math.random()')).dispose();
  const random = record().findIndex((word, at) => before[at] !== 0n && word === afterRandom(before[at]!));
  if (random < 0) throw new Error("QuickJS's record of a context is not laid out as expected.");
  return {
    pages: pagesChanged(fresh.memory, quickJs.memory),
    runtime: addressOf(runtime),
    context: address,
    guest: guest.value as unknown as number,
    random: address + random * 8,
  };
}

function pagesChanged(before: WebAssembly.Memory, after: WebAssembly.Memory): Image['pages'] {
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

function restored(quickJs: QuickJs, image: Image): World {
  const parts = connect(quickJs, {});
  if (addressOf(parts.runtime) !== image.runtime) throw new Error("QuickJS's runtime is in another place.");
  const memory = new Uint8Array(quickJs.memory.buffer);
  for (const { at, bytes } of image.pages) memory.set(bytes, at);
  memory[image.random] = 1; // Never all zero, which would stay so.
  crypto.getRandomValues(memory.subarray(image.random + 1, image.random + 8));
  const context = parts.runtime.newContext({ contextPointer: image.context as never });
  for (const [, call] of hostFunctions(context, parts.host)) parts.runtime.hostRefs.put(call);
  const guest = partsOf(context).memory.heapValueHandle(image.guest);
  return { ...parts, context, guest };
}
