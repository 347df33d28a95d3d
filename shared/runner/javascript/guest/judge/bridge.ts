import { BUILTINS_SOURCE } from './builtins';
import { CHANGES_SOURCE } from './changes';
import { CLOCK_SOURCE } from './clock';
import { INTRINSICS_SOURCE } from './intrinsics';
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
${BUILTINS_SOURCE}${INTRINSICS_SOURCE}${WRITING_SOURCE}${CHANGES_SOURCE}${READING_SOURCE}
  function ask(operation, args) {
    hooks.onAsk();
    const out = newOut(), written = [];
    for (let i = 0; i < args.length; i += 1) push(written, write(args[i], out));
    const question = stringify([operation, written, contents(out, [], role === 'L')]);
    return readAnswer(send(question), operation);
  }

  /** What breaks here is not an error of the program's, which a test may expect: it ends the test. */
  function readAnswer(text, operation) {
    let how, value;
    try {
      const answer = parse(text);
      if (answer[0] === 'broken') throw new Fault(toText(answer[1]));
      readContents(answer[2]);
      how = answer[0];
      // Whoever can write an answer must not get at the prototypes of this side by it.
      if (how === 'prototype' && operation === 'proto') value = PROTOTYPES[answer[1]].prototype;
      else if (how === 'list' && (operation === 'keys' || operation === 'own')) value = answer[1].map(read);
      else if (how === 'value' || how === 'thrown') value = read(answer[1]);
      else throw new Fault('This is not an answer.');
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
      if (operation === 'proto' && role === 'L') {
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

  const hooks = { onThrown: (error) => error, onBroken: () => {}, onAsk: () => {} };
  const restOf = (values, from) => { const rest = []; for (let i = from; i < values.length; i += 1) push(rest, values[i]); return rest; };
  const OPERATIONS = {
    __proto__: null,
    call: (values) => apply(values[0], values[1], restOf(values, 2)),
    new: (values) => construct(values[0], restOf(values, 1)),
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
      /** What a Map, Set or Date really holds, whatever its methods say. */
      copy: ([object]) => {
        if (brand(sizeOfMap, object)) { const all = new MapClass(); mapEach(object, (item, key) => mapSet(all, key, item)); return all; }
        if (brand(sizeOfSet, object)) { const all = new SetClass(); setEach(object, (item) => setAdd(all, item)); return all; }
        return new DateClass(timeOf(object));
      },
      clock: ([time]) => setClock(time),
      define: ([object, key, value, get, set]) => {
        const found = get || set ? { get, set } : { value, writable: true };
        return Reflect.defineProperty(object, key, { __proto__: null, ...found, configurable: true, enumerable: false });
      },
    }),
  };
${STAND_INS_SOURCE}${CLOCK_SOURCE}
  const isRemote = (value) => mapHas(numberOfTheirs, value) && mapGet(kinds, value) === 'remote';
  const inspectAny = (value) => (isRemote(value) ? toText(ask('inspect', [value])) : inspect(value));
  /** What a check compares: of the language's own things this side's, and of the program's collections a plain copy. */
  const plain = (value) => (isRemote(value) ? (mapGet(shared, value) ?? (mapGet(brands, value) ? ask('copy', [value]) : value)) : value);
  const sharedOf = (value) => (isRemote(value) ? mapGet(shared, value) ?? value : value);
  return { handle, offer, readAnswer, ask, isRemote, isShared, sharedOf, plain, inspect: inspectAny, setClock, hooks };
})
`;
