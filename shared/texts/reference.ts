export type Value = string | number | Date | Inserted;
export type Values = Readonly<Record<string, Value>>;

/** A text inside of another one. */
export interface Inserted {
  readonly english: string;
  readonly reference: string | undefined;
}

export const isInserted = (value: Value): value is Inserted =>
  typeof value === 'object' && 'english' in value;

/** Marks the name of a value that's the reference of another text. */
const MARK = '*';

/**
 * `id?name=value`. Numbers and dates are written for machines; a query string is of ASCII only, as headers must be. A text
 * inside of this one is written as its own reference: `id?name*=other-id`.
 */
export function referenceTo(id: string, values: Values = {}): string {
  const query = Object.entries(values).map(([name, value]): [string, string] => {
    if (value instanceof Date) return [name, value.toISOString()];
    if (!isInserted(value)) return [name, String(value).toWellFormed()];
    return value.reference === undefined
      ? [name, value.english.toWellFormed()]
      : [name + MARK, value.reference];
  });
  return query.length === 0 ? id : `${id}?${new URLSearchParams(query)}`;
}

/** The other way; the values are all strings then, and the names of other texts are still marked. */
export function readReference(reference: string): { id: string; values: Record<string, string> } {
  const [id = '', query = ''] = reference.split(/\?(.*)/s);
  return { id, values: Object.fromEntries(new URLSearchParams(query)) };
}

/** The name of a value that's the reference of another text; undefined for any other. */
export const insertedName = (name: string): string | undefined =>
  name.endsWith(MARK) ? name.slice(0, -MARK.length) : undefined;
