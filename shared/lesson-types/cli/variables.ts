const PLACEHOLDER = /\$\{([^}]+)\}/g;

export type Variables = ReadonlyMap<string, string>;

/** The name that stands for the address of the learner's server. */
export const BASE_URL = 'baseURL';

/** Fills in `${name}`. A name without a value stays as it is, like in the terminal. */
export const fillIn = (template: string, variables: Variables): string =>
  template.replace(PLACEHOLDER, (whole, name: string) => variables.get(name) ?? whole);

/** The names in a template, or in all texts inside a value. */
export function namesIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return [...value.matchAll(PLACEHOLDER)].map(([, name]) => name!);
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((inner) => namesIn(inner, seen));
}
