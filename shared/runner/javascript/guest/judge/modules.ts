import { readAnswer } from '../bridge';
import { UsageError } from './failures';

const modules = new Map<string, Map<string, unknown>>();

/** Takes what a module exports, in the bridge's own text; gives the exported names as JSON. */
export function take(name: string, text: string): string {
  const exported = new Map<string, unknown>(text === '' ? [] : readAnswer(text));
  modules.set(name, exported);
  return JSON.stringify([...exported.keys()]);
}

/** An export, for the module that takes a program's file's place; one that is missing says so when it is called. */
export function exportOf(name: string, key: string): unknown {
  const exported = modules.get(name);
  if (exported?.has(key)) return exported.get(key);
  // A function that may be called with `new`.
  return function missing() {
    const what = key === 'default' ? 'a default' : key;
    throw new UsageError(`${name} does not export ${what}: write export in front of it.`);
  };
}
