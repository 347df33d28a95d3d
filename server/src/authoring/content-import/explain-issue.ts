import { z } from 'zod';
import { didYouMean } from './nearest-name';

type Path = readonly PropertyKey[];

/** A zod issue in an author's words. `data` is the whole document. */
export function explainIssue(issue: z.core.$ZodIssue, data: unknown): string {
  const label = labelOf(issue.path);
  const value = valueAt(data, issue.path);
  if (issue.code === 'unrecognized_keys') throw new Error('explain unknown keys one by one');
  if (value === undefined && issue.code !== 'custom') return `${label} is missing`;
  if (issue.code === 'invalid_type') return wrongType(label, issue.expected, value);
  if (issue.code === 'invalid_value') return notOneOf(label, issue.values.map(String), value);
  return `${label} ${lowerFirst(issue.message)}`;
}

/** An unknown key and, if one is close, the key that was probably meant. `schema` is that of the whole document. */
export function explainUnknownKey(key: string, path: Path, schema: z.ZodType, data: unknown): string {
  const where = path.length === 0 ? '' : ` in ${labelOf(path)}`;
  return `unknown key "${key}"${where}${didYouMean(key, keysAt(schema, data, path))}`;
}

/** `tests[0].expect`; the document itself is "this file". */
function labelOf(path: Path): string {
  const label = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return label === '' ? 'this file' : `"${label.replace(/^\./, '')}"`;
}

function wrongType(label: string, expected: string, value: unknown): string {
  if (expected === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `${label} must be text: put ${String(value)} in quotes`;
  return `${label} must be ${TYPE_NAMES[expected] ?? expected}, and is ${TYPE_NAMES[typeName(value)]}`;
}

const TYPE_NAMES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of keys',
  null: 'empty',
};

const typeName = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

function notOneOf(label: string, values: string[], value: unknown): string {
  const hint = typeof value === 'string' ? didYouMean(value, values) : '';
  return `${label} must be ${new Intl.ListFormat('en', { type: 'disjunction' }).format(values)}${hint}`;
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    data,
  );
}

/** The keys that a schema allows at a path in the document. */
function keysAt(schema: unknown, data: unknown, path: Path): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), data, path);
  const [part, ...rest] = path;
  if (schema instanceof z.ZodArray && part !== undefined)
    return keysAt(schema.element, valueAt(data, [part]), rest);
  if (!(schema instanceof z.ZodObject)) return [];
  return part === undefined
    ? Object.keys(schema.shape)
    : keysAt(schema.shape[String(part)], valueAt(data, [part]), rest);
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
