import { readAnswer } from '../bridge';
import { UsageError } from './failures';

const modules = new Map<string, Map<string, unknown>>();

/** Stores a module's exports, serialized by the bridge; returns their names as JSON. */
export function take(name: string, text: string): string {
  const exported = new Map<string, unknown>(text === '' ? [] : readAnswer(text));
  modules.set(name, exported);
  return JSON.stringify([...exported.keys()]);
}

/** Returns an export of one of the program's modules. If it's missing, returns a function that throws when called. */
export function exportOf(name: string, key: string): unknown {
  const exported = modules.get(name);
  if (exported?.has(key)) return exported.get(key);
  // Not an arrow function, so that `new` works.
  return function missing() {
    const what = key === 'default' ? 'a default' : key;
    throw new UsageError(`${name} does not export ${what}: write export in front of it.`);
  };
}
