import { BUILTINS_SOURCE } from './builtins';
import { CHANGES_SOURCE } from './changes';
import { READING_SOURCE } from './reading';
import { STAND_INS_SOURCE } from './stand-ins';
import { WRITING_SOURCE } from './writing';

/**
 * JavaScript that runs in both instances of a judged run, before anything else: the only thing that the judge's and
 * the learner's world share is text, and this is what writes and reads it. `send(text)` hands a question to the other
 * side and gives its answer.
 *
 * What crosses, by value: primitives, arrays, plain objects, Map, Set, Date, RegExp, typed arrays and the language's
 * own errors. Each such object has a stand-in on the other side, which stays the same one for as long as the run lasts
 * and is brought up to date whenever it is named again and after each call. Promises cross as promises. What else the
 * learner has (functions, instances, iterators) crosses as a reference: a Proxy whose every use is a question to the
 * learner's side. Of the judge's, only functions do, and all that can be done with them is to call them.
 *
 * Every object is named ['o', side, id] by the side (J or L) that made it, so that both write equal contents alike.
 */
export const BRIDGE_SOURCE = `
((role, send, inspect) => {
${BUILTINS_SOURCE}${WRITING_SOURCE}${CHANGES_SOURCE}${READING_SOURCE}
  function ask(operation, args) {
    const out = newOut(), written = [];
    for (let i = 0; i < args.length; i += 1) push(written, write(args[i], out));
    const question = stringify([operation, written, contents(out, [], role === 'L')]);
    return readAnswer(send(question));
  }

  /** What breaks here is not an error of the program's, which a test may expect: it ends the test. */
  function readAnswer(text) {
    let how, value;
    try {
      const answer = parse(text);
      if (answer[0] === 'broken') throw new Fault(toText(answer[1]));
      readContents(answer[2]);
      how = answer[0];
      if (how === 'prototype') value = PROTOTYPES[answer[1]].prototype;
      else if (how === 'list') value = answer[1].map(read);
      else value = read(answer[1]);
    } catch (error) {
      hooks.onBroken(error);
      throw error;
    }
    if (how === 'thrown') throw value;
    return value;
  }

  /** All that a module exports, for the other side's readAnswer. */
  function offer(namespace) {
    const out = newOut(), pairs = [];
    for (const key of ownKeys(namespace)) {
      if (typeof key !== 'string') continue;
      try { push(pairs, [key, namespace[key]]); } catch {} // not assigned yet: as if it were not there
    }
    const value = write(pairs, out);
    return stringify(['value', value, contents(out, [])]);
  }

  /** Answers a question of the other side. Errors of the code that it calls are answers, too. */
  function handle(question) {
    const [operation, args, list] = parse(question);
    const out = newOut();
    let how = 'value', value, named = [];
    try {
      named = readContents(list);
      const values = [];
      for (let i = 0; i < args.length; i += 1) push(values, read(args[i]));
      if (operation === 'proto') {
        const proto = getPrototypeOf(values[0]);
        for (const name of ownKeys(PROTOTYPES)) if (PROTOTYPES[name].prototype === proto) return stringify(['prototype', name, contents(out, named)]);
        value = write(proto, out);
      } else if (operation === 'keys' || operation === 'own') {
        how = 'list';
        value = itemsOf(OPERATIONS[operation](values), out);
      } else value = write(OPERATIONS[operation](values), out);
    } catch (error) {
      if (error instanceof EngineError && error.message === 'out of memory') throw error;
      how = 'thrown';
      value = write(hooks.onThrown(error), out);
    }
    return stringify([how, value, contents(out, named)]);
  }

  const hooks = { onThrown: (error) => error, onBroken: () => {} };
  const restOf = (values, from) => { const rest = []; for (let i = from; i < values.length; i += 1) push(rest, values[i]); return rest; };
  const callable = (value) => {
    if (role === 'J' && !(mapGet(kinds, value) === 'callback' && mapHas(numberOfMine, value))) throw new Fault('This cannot be called from here.');
    return value;
  };
  const OPERATIONS = {
    __proto__: null,
    call: (values) => apply(callable(values[0]), values[1], restOf(values, 2)),
    new: (values) => construct(callable(values[0]), restOf(values, 1)),
    settle: ([number, ok, value]) => {
      const settler = mapGet(settlers, number);
      if (settler) (ok ? settler.resolve : settler.reject)(value);
    },
    ...(role === 'L' && {
      get: ([object, key]) => object[key],
      set: ([object, key, value]) => { object[key] = value; return true; },
      has: ([object, key]) => key in object,
      delete: ([object, key]) => Reflect.deleteProperty(object, key),
      keys: ([object]) => { const keys = ownKeys(object), list = []; for (let i = 0; i < keys.length; i += 1) push(list, keys[i]); return list; },
      own: ([object, key]) => { const found = descriptorOf(object, key); return found ? [found.enumerable, 'value' in found ? found.value : object[key]] : []; },
      inspect: ([object]) => inspect(object),
      global: ([name]) => globalThis[name],
    }),
  };
${STAND_INS_SOURCE}
  const isRemote = (value) => mapHas(numberOfTheirs, value) && mapGet(kinds, value) === 'remote';
  const inspectAny = (value) => (isRemote(value) ? toText(ask('inspect', [value])) : inspect(value));
  return { handle, offer, readAnswer, ask, isRemote, inspect: inspectAny, hooks };
})
`;
