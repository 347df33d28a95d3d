/**
 * What runs inside pages, as text: the preload script in a world of its own, with Electron's two modules, and the page's
 * world, which gets what the preload script exposes. The worlds share the window's events, and an event's `detail` is
 * cloned from one to the other.
 */

/** Functions and promises in what passes through become functions that call the other world. */
function linkWorlds(name: string, side: 'preload' | 'page') {
  type Callback = (...args: unknown[]) => unknown;
  const other = side === 'page' ? 'preload' : 'page';
  const functions: Callback[] = [];
  let calls = 0;
  const keep = (callback: Callback) => ({ [name]: functions.push(callback) - 1 });
  const settleBy = (promise: Promise<unknown>) => (done: Callback, failed: Callback) =>
    void promise.then(done, (error: unknown) => failed(error instanceof Error ? error.message : error));
  const each = (value: object, change: (value: unknown) => unknown): unknown => {
    if (Array.isArray(value)) return value.map(change);
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member)]));
  };
  const encode = (value: unknown): unknown => {
    if (typeof value === 'function') return keep(value as Callback);
    if (value instanceof Promise) return { ...keep(settleBy(value) as Callback), isPromise: true };
    return typeof value === 'object' && value ? each(value, encode) : value;
  };
  const decode = (value: unknown): unknown => {
    if (typeof value !== 'object' || !value) return value;
    const { [name]: id, isPromise } = value as Record<string, unknown>;
    if (typeof id !== 'number') return each(value, decode);
    if (!isPromise) return (...args: unknown[]) => call(id, ...args);
    return new Promise((done, failed) => call(id, done, (message: string) => failed(new Error(message))));
  };
  const call = (id: number, ...args: unknown[]): unknown => {
    const replyTo = `${name}:${side}:${++calls}`;
    let reply = { value: undefined as unknown, error: undefined as string | undefined };
    const take = (event: Event) => {
      reply = (event as CustomEvent).detail;
    };
    addEventListener(replyTo, take, { once: true });
    dispatchEvent(new CustomEvent(`${name}:${other}`, { detail: { id, args: encode(args), replyTo } }));
    if (reply.error !== undefined) throw new Error(reply.error);
    return decode(reply.value);
  };
  addEventListener(`${name}:${side}`, (event) => {
    const { id, args, replyTo } = (event as CustomEvent).detail;
    let detail: object;
    try {
      detail = { value: encode(functions[id]?.(...(decode(args) as unknown[]))) };
    } catch (error) {
      detail = { error: error instanceof Error ? error.message : String(error) };
    }
    dispatchEvent(new CustomEvent(replyTo, { detail }));
  });
  return { keep, call };
}

interface PreloadWorld {
  link: ReturnType<typeof linkWorlds>;
  post: (message: string) => void;
  codec: ReturnType<typeof createCodec>;
}

/** `undefined` and bytes survive the way through JSON. */
export function createCodec() {
  const encode = (value: unknown): string =>
    JSON.stringify(value, (_, member: unknown) => {
      if (member === undefined) return { $: 'undefined' };
      if (member instanceof Uint8Array) return { $: 'bytes', bytes: [...member] };
      return member;
    });
  const revive = (value: unknown): unknown => {
    if (typeof value !== 'object' || !value) return value;
    const { $, bytes } = value as { $?: string; bytes?: number[] };
    if ($ === 'undefined') return undefined;
    if ($ === 'bytes') return new Uint8Array(bytes ?? []);
    if (Array.isArray(value)) return value.map(revive);
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, revive(member)]));
  };
  return { encode, decode: (text: string): unknown => revive(JSON.parse(text)) };
}

function openPreloadWorld(
  world: PreloadWorld,
  runPreload: (require: (name: string) => object) => void,
): void {
  const { link, post, codec } = world;
  type Listener = (event: object, ...args: unknown[]) => void;
  interface Delivery {
    id?: number;
    error?: string;
    value?: unknown;
    channel?: string;
    args?: unknown[];
  }
  const listeners = new Map<string, Set<Listener>>();
  const pending = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const exposed: Record<string, unknown> = {};
  let lastId = 0;
  const listenersOf = (channel: string) =>
    listeners.get(channel) ?? listeners.set(channel, new Set()).get(channel)!;
  link.keep(() => exposed);
  Object.assign(globalThis, {
    receiveFromMain(text: string) {
      const { id, error, value, channel = '', args = [] } = codec.decode(text) as Delivery;
      if (id === undefined) return listenersOf(channel).forEach((listener) => void listener({}, ...args));
      const caller = pending.get(id);
      pending.delete(id);
      if (error === undefined) caller?.resolve(value);
      else caller?.reject(new Error(error));
    },
  });
  const strictly = <T extends object>(name: string, target: T): T =>
    new Proxy(target, {
      get(object, key) {
        if (key in object || typeof key === 'symbol') return Reflect.get(object, key);
        throw new Error(`The stand-in for Electron has no ${name}.${key} in preload scripts.`);
      },
    });
  const off = (channel: string, listener: Listener) => void listenersOf(channel).delete(listener);
  const ipcRenderer = strictly('ipcRenderer', {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((resolve, reject) => {
        pending.set(++lastId, { resolve, reject });
        post(codec.encode({ id: lastId, channel, args }));
      }),
    send: (channel: string, ...args: unknown[]) => post(codec.encode({ channel, args })),
    on: (channel: string, listener: Listener) => void listenersOf(channel).add(listener),
    off,
    removeListener: off,
  });
  const contextBridge = strictly('contextBridge', {
    exposeInMainWorld: (key: string, api: unknown) => void Object.assign(exposed, { [key]: api }),
  });
  const electron = strictly('electron', { ipcRenderer, contextBridge });
  runPreload((name) => {
    if (name !== 'electron') throw new Error(`A sandboxed preload script can't require ${name}.`);
    return electron;
  });
}

function openPageWorld({ call }: ReturnType<typeof linkWorlds>): void {
  const freeze = (value: unknown): unknown => {
    if (typeof value === 'object' && value) Object.values(Object.freeze(value)).forEach(freeze);
    return value;
  };
  for (const [key, api] of Object.entries(call(0) as object))
    Object.defineProperty(globalThis, key, { value: freeze(api) });
}

/** The scripts of both worlds, in the order in which they have to run. As in Electron, subframes get none. */
export function scriptsOfWorlds(name: string, binding: string, preload: string) {
  const onlyOnTop = (body: string) => `if (window === window.top) { ${body} }`;
  const world = `{ link: (${linkWorlds})('${name}', 'preload'), codec: (${createCodec})(),
    post: globalThis['${binding}'] }`;
  const runPreload = `(require) => { const module = { exports: {} }, exports = module.exports,
    process = { platform: '${process.platform}', sandboxed: true, contextIsolated: true };
    ${preload}\n }`;
  return {
    inPreloadWorld: onlyOnTop(`(${openPreloadWorld})(${world}, ${runPreload})`),
    inPageWorld: onlyOnTop(`(${openPageWorld})((${linkWorlds})('${name}', 'page'))`),
  };
}
