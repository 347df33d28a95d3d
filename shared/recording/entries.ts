/**
 * What a recorder writes while a program runs, as JSON between two control characters in the program's own stdout. It's
 * untrusted: a program can print the same.
 */

/** A simple value as its text, or the number of an object in the heap. */
export type Value = string | number;

/** `call`, `return`, `yield`: of the step's frame. `end`: the last line of a file has run. */
export const STEP_KINDS = ['line', 'call', 'return', 'yield', 'raise', 'end'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** `object` has named attributes, `dict` and `map` have keys of any type. */
export const NODE_KINDS = ['list', 'tuple', 'set', 'dict', 'object'] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** An object: its kind, class, size, and the first of its items. */
export type WireNode = [kind: NodeKind, label: string, size: number, items: (Value | [Value, Value])[]];

/** A list of which only the end has changed: its size, and its items from an index on. */
export type WireTail = [from: number, size: number, items: Value[]];

/** A frame begins, or a generator's or async function's goes on. `parent` is the frame below it, 0 for none. */
export type FrameEntry = ['f', id: number, parent: number, name: string, file: string];

/**
 * A step, with what has changed since the one before: variables by frame and name (`null` for one that's gone), and
 * objects; 0 if they weren't looked at. `result`: the value of a `return` or `yield`, the text of a `raise`.
 */
export type StepEntry = [
  's',
  kind: StepKind,
  frame: number,
  line: number,
  variables: Record<string, Record<string, Value | null>> | 0,
  heap: Record<string, WireNode | WireTail> | 0,
  result?: Value,
];

/** Recording has ended before the program: after so many steps or bytes, or because the recorder failed. */
export type EndEntry = ['z', reason: string];

export type Entry = FrameEntry | StepEntry | EndEntry;

/** A line of a recorder begins with `\x1e` and the mark; then `:` and entries as JSON, `#` and a number of steps, or `=` and code. */
const EDGE = '\x1e';

export interface DecodedOutput {
  entries: Entry[];
  /** What the program itself printed. */
  text: string;
  /** By step: how many characters of `text` had been printed before it. Sorted. */
  printed: { step: number; length: number }[];
  /** The recorder, compiled, if it was asked for. */
  code?: string;
}

/** Separates a recorder's lines from what the program printed. */
export function decodeOutput(stdout: string, mark: string): DecodedOutput {
  const decoded: DecodedOutput = { entries: [], text: '', printed: [] };
  const [before = '', ...parts] = stdout.split(EDGE + mark);
  decoded.text = before;
  for (const part of parts) {
    const end = part.indexOf('\n') >= 0 ? part.indexOf('\n') : part.length;
    const line = part.slice(1, end);
    if (part[0] === ':') decoded.entries.push(...entriesOf(line));
    else if (part[0] === '=') decoded.code ??= line;
    else decoded.printed.push({ step: Number(line), length: decoded.text.length });
    decoded.text += part.slice(end + 1);
  }
  return decoded;
}

function entriesOf(json: string): Entry[] {
  try {
    const entries: unknown = JSON.parse(json);
    return Array.isArray(entries) ? entries.filter(isEntry) : [];
  } catch {
    return []; // cut off when the program was stopped
  }
}

const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';
const isValue = (value: unknown) => isText(value) || isNumber(value);
const isRecord = (value: unknown) => value === 0 || (typeof value === 'object' && value !== null);
const isKind = (value: unknown) => (STEP_KINDS as readonly unknown[]).includes(value);

function isEntry(entry: unknown): entry is Entry {
  if (!Array.isArray(entry)) return false;
  const [type, one, two, three, four, five, six] = entry;
  if (type === 'z') return isText(one);
  if (type === 'f') return isNumber(one) && isNumber(two) && isText(three) && isText(four);
  const isStep = type === 's' && isKind(one) && isNumber(two) && isNumber(three);
  return isStep && isRecord(four) && isHeap(five) && (six === undefined || isValue(six));
}

function isHeap(heap: unknown): boolean {
  if (heap === 0) return true;
  return (
    typeof heap === 'object' &&
    heap !== null &&
    Object.values(heap).every((node) => isNode(node) || isTail(node))
  );
}

function isTail(tail: unknown): tail is WireTail {
  if (!Array.isArray(tail)) return false;
  const [from, size, items] = tail;
  return isNumber(from) && isNumber(size) && Array.isArray(items) && items.every(isValue);
}

function isNode(node: unknown): node is WireNode {
  if (!Array.isArray(node)) return false;
  const [kind, label, size, items] = node;
  if (!(NODE_KINDS as readonly unknown[]).includes(kind) || !isText(label) || !isNumber(size)) return false;
  return (
    Array.isArray(items) &&
    items.every((item) => isValue(item) || (Array.isArray(item) && item.every(isValue)))
  );
}
