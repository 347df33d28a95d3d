/** Where a translation has other texts than its original. */
export interface FieldDifference {
  path: PropertyKey[];
  message: string;
}

const SHOWN = 'learners see the original';

/** Compares the fields of a translation with the original's: lists by length, texts only by being there. */
export function compareFields(
  original: unknown,
  texts: unknown,
  path: readonly PropertyKey[] = [],
): FieldDifference[] {
  if (original === undefined || original === null) return [];
  if (texts === undefined || texts === null)
    return [{ path: path.slice(0, -1), message: `has no ${nameOf(path)}: ${SHOWN}` }];
  if (Array.isArray(original)) return compareLists(original, texts, path);
  if (typeof original !== 'object') return [];
  // A choice with a reason can be a text alone: the reason is missing then.
  const given = typeof texts === 'object' ? texts : { text: texts };
  const unknown = isNamed(path)
    ? Object.keys(given)
        .filter((key) => !Object.hasOwn(original, key))
        .map((key) => ({
          path: [...path, key],
          message: `has ${nameOf([...path, key])}, which the original doesn’t have`,
        }))
    : [];
  return [
    ...Object.entries(original).flatMap(([key, value]) =>
      compareFields(value, Reflect.get(given, key), [...path, key]),
    ),
    ...unknown,
  ];
}

function compareLists(
  original: readonly unknown[],
  texts: unknown,
  path: readonly PropertyKey[],
): FieldDifference[] {
  // How many phrases there are for one idea differs from language to language.
  if (path.at(-2) === 'said') return [];
  const list = Array.isArray(texts) ? texts : [];
  if (list.length !== original.length)
    return [
      {
        path: [...path],
        message: `has ${list.length} entries in ${nameOf(path)}, and the original has ${original.length}: ${SHOWN}`,
      },
    ];
  return original.flatMap((entry, at) => compareFields(entry, list[at], [...path, at]));
}

/** Messages are listed by name, so a name can be wrong. */
const isNamed = (path: readonly PropertyKey[]) =>
  path.length === 1 && ['mistakes', 'hints'].includes(String(path[0]));

const nameOf = (path: readonly PropertyKey[]) =>
  `"${path.map((part, at) => (typeof part === 'number' ? `[${part}]` : `${at > 0 ? '.' : ''}${String(part)}`)).join('')}"`;
