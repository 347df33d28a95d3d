import type { Value } from '../builtins';

export interface Mock {
  calls: unknown[][];
  invocationCallOrder: number[];
  results: { type: 'incomplete' | 'return' | 'throw'; value: unknown }[];
  instances: unknown[];
  contexts: unknown[];
  readonly lastCall: unknown[] | undefined;
}
export type Spy = Value;
type Act = ((...args: Value[]) => unknown) | undefined;

/** Every spy that was made. */
export const spies: Spy[] = [];
let calls = 0;

/** vi.fn(). */
export function fn(first?: Act): Spy {
  let current = first;
  let name = 'spy';
  const queue: Act[] = [];
  const mock: Mock = {
    calls: [],
    invocationCallOrder: [],
    results: [],
    instances: [],
    contexts: [],
    get lastCall() {
      return mock.calls.at(-1);
    },
  };
  const spy: Spy = function (this: unknown, ...args: unknown[]) {
    calls += 1;
    mock.calls.push(args);
    mock.contexts.push(this);
    mock.instances.push(this);
    mock.invocationCallOrder.push(calls);
    const result: Mock['results'][number] = { type: 'incomplete', value: undefined };
    mock.results.push(result);
    const act = queue.length > 0 ? queue.shift() : current;
    try {
      if (act) result.value = new.target ? Reflect.construct(act, args) : act.apply(this, args);
      result.type = 'return';
      return result.value;
    } catch (error) {
      result.type = 'throw';
      result.value = error;
      throw error;
    }
  };
  const use = (act: Act) => {
    current = act;
    return spy;
  };
  const once = (act: Act) => {
    queue.push(act);
    return spy;
  };
  const clear = () => {
    for (const list of [mock.calls, mock.results, mock.instances, mock.contexts, mock.invocationCallOrder]) {
      list.length = 0;
    }
    return spy;
  };
  const reset = () => {
    queue.length = 0;
    current = first;
    return clear();
  };
  const throws = (error: unknown) => () => {
    throw error;
  };
  const rejects = (error: unknown) => async () => {
    throw error;
  };
  Object.assign(spy, {
    mock,
    mockImplementation: use,
    mockImplementationOnce: once,
    mockReturnValue: (value: unknown) => use(() => value),
    mockReturnValueOnce: (value: unknown) => once(() => value),
    mockReturnThis: () =>
      use(function (this: unknown) {
        return this;
      }),
    mockResolvedValue: (value: unknown) => use(async () => value),
    mockResolvedValueOnce: (value: unknown) => once(async () => value),
    mockRejectedValue: (error: unknown) => use(rejects(error)),
    mockRejectedValueOnce: (error: unknown) => once(rejects(error)),
    mockThrow: (error: unknown) => use(throws(error)),
    mockThrowOnce: (error: unknown) => once(throws(error)),
    mockClear: clear,
    mockReset: reset,
    mockRestore: reset,
    withImplementation: (act: Act, body: () => Value) => {
      const before = current;
      current = act;
      const back = () => use(before);
      try {
        const result = body();
        if (typeof result?.then === 'function') return result.then(back);
      } finally {
        current = before;
      }
      return spy;
    },
    mockName: (text: string) => {
      name = text;
      return spy;
    },
    getMockName: () => name,
    getMockImplementation: () => current,
  });
  spies.push(spy);
  return spy;
}
