import type { DecodedOutput, NodeKind, StepKind, Value, WireNode, WireTail } from './entries';

/** A moment of the program. Lines count from 1. */
export interface Step {
  kind: StepKind;
  file: string;
  /** The line that runs next. After a `return`, `raise` or `end`: the one that has run. */
  line: number;
  frame: number;
  /** The number of frames below this one. */
  depth: number;
  /** The value of a `return` or `yield`, the text of a `raise`. */
  result?: Value;
}

/** A variable's value, in a frame or an object. `isChanged`: by the line before this step. */
export interface Variable {
  name: string;
  value: Value;
  isChanged: boolean;
}

export interface Frame {
  id: number;
  name: string;
  file: string;
  /** Where it is; 0 for a file that has run, whose globals are shown below a test's call. */
  line: number;
  variables: Variable[];
}

export interface HeapObject {
  id: number;
  kind: NodeKind;
  /** Its class. */
  label: string;
  /** Of all items; `items` are at most the first 50. */
  size: number;
  /** `key` is a text for an attribute, undefined for an element. */
  items: { key: Value | undefined; value: Value; isChanged: boolean }[];
  isNew: boolean;
}

/**
 * How a recording ended: with the program, with its error, or before it: at the limit of `steps` or `bytes`, at the run's
 * own limits (`stopped`), or because the recorder failed.
 */
export type RecordingEnd = 'finished' | 'raised' | 'steps' | 'bytes' | 'stopped' | 'failed';

/** A frame on the stack. A generator gets a new one each time it goes on. */
interface StackNode {
  frame: number;
  name: string;
  file: string;
  parent: StackNode | undefined;
  depth: number;
}

/** A value's changes over the steps, sorted. */
type History<T> = { step: number; value: T }[];

function add<K, T>(histories: Map<K, History<T>>, key: K, step: number, value: T): void {
  const known = histories.get(key);
  if (known) known.push({ step, value });
  else histories.set(key, [{ step, value }]);
}

/** The index of the last entry at or before a step, -1 if there is none. */
function lastAt(history: readonly { step: number }[], step: number): number {
  let low = 0;
  let high = history.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (history[middle]!.step <= step) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A program's steps. Every moment can be looked at, in any order. */
export class Recording {
  readonly steps: Step[] = [];
  readonly end: RecordingEnd;
  /** Everything that the program printed while it was recorded. */
  readonly output: string;
  /** The steps of an outline whose variables are unknown. */
  private readonly unknown = new Set<number>();
  private readonly nodes: StackNode[] = [];
  private readonly variables = new Map<number, Map<string, History<Value | null>>>();
  private readonly lines = new Map<number, History<number>>();
  private readonly heap = new Map<number, History<WireNode>>();
  private readonly numbers = new Map<number, number>();
  private readonly printed: DecodedOutput['printed'];

  /** `stopped`: a limit of the run ended the program. */
  constructor({ entries, text, printed }: DecodedOutput, stopped = false) {
    const current = new Map<number, StackNode>();
    let end: string | undefined;
    for (const entry of entries) {
      if (entry[0] === 'z') end = entry[1];
      else if (entry[0] === 'f') {
        const [, frame, parentId, name, file] = entry;
        const parent = current.get(parentId);
        current.set(frame, { frame, name, file, parent, depth: parent ? parent.depth + 1 : 0 });
      } else {
        const node = current.get(entry[2]);
        if (node) this.take(entry, node);
      }
    }
    this.output = text;
    this.printed = printed;
    this.end =
      endOf(end) ?? (stopped ? 'stopped' : this.steps.at(-1)?.kind === 'raise' ? 'raised' : 'finished');
  }

  get length(): number {
    return this.steps.length;
  }

  /** Whether the variables and objects at a step are known: in an outline, most aren't. */
  isKnown(index: number): boolean {
    return !this.unknown.has(index);
  }

  /** Whether some steps' variables are unknown. */
  get isOutline(): boolean {
    return this.unknown.size > 0;
  }

  /** Where to start looking: at the error that ended the program, or at the first step. */
  get start(): number {
    return this.end === 'raised' ? this.origin : 0;
  }

  /** The step that a failed test is about: the last one, or where the error was raised. */
  get last(): number {
    return this.steps.at(-1)?.kind === 'raise' ? this.origin : Math.max(0, this.length - 1);
  }

  /** The stack at a step, the innermost frame first. */
  stackAt(index: number): Frame[] {
    const frames: Frame[] = [];
    for (let node = this.nodes[index]; node; node = node.parent) {
      const lines = this.lines.get(node.frame) ?? [];
      const { frame: id, name, file } = node;
      frames.push({
        id,
        name,
        file,
        line: lines[lastAt(lines, index)]?.value ?? 0,
        variables: this.variablesAt(index, id),
      });
    }
    return frames;
  }

  /** Undefined for an object that wasn't recorded, because there are too many. */
  objectAt(index: number, id: number): HeapObject | undefined {
    const history = this.heap.get(id) ?? [];
    const at = lastAt(history, index);
    const found = history[at];
    if (!found) return undefined;
    const [kind, label, size, items] = found.value;
    const before = history[at - 1]?.value[3];
    const isRecent = found.step === index;
    return {
      id,
      kind,
      label,
      size,
      isNew: isRecent && !before,
      items: items.map((item, place) => {
        const [key, value] = Array.isArray(item) ? item : [undefined, item];
        return { key, value, isChanged: isRecent && before !== undefined && !isSame(before[place], item) };
      }),
    };
  }

  /** Objects are numbered in the order in which they were first seen. */
  numberOf(id: number): number {
    return this.numbers.get(id) ?? 0;
  }

  /** What had been printed at a step. */
  outputAt(index: number): string {
    if (index >= this.length - 1) return this.output;
    const at = lastAt(this.printed, index);
    return this.output.slice(0, this.printed[at]?.length ?? 0);
  }

  /** The next step in this frame or one below it; the calls of this line are skipped. */
  over(index: number): number {
    const from = this.steps[index];
    if (!from) return index;
    return this.find(index, (step) => step.depth <= from.depth);
  }

  /** The next step below this frame. */
  out(index: number): number {
    const from = this.steps[index];
    if (!from) return index;
    return this.find(index, (step) => step.depth < from.depth);
  }

  /** The next (or previous) time that this step's line runs, or the same step. */
  sameLine(index: number, direction: 1 | -1): number {
    const from = this.steps[index];
    for (let at = index + direction; from && this.steps[at]; at += direction) {
      const { kind, file, line } = this.steps[at]!;
      if (kind === 'line' && file === from.file && line === from.line) return at;
    }
    return index;
  }

  /** The next step where this variable has another value, or the same step. */
  nextChange(index: number, frame: number, name: string): number {
    const history = this.variables.get(frame)?.get(name) ?? [];
    return history[lastAt(history, index) + 1]?.step ?? index;
  }

  private find(index: number, accept: (step: Step) => boolean): number {
    const found = this.steps.findIndex((step, at) => at > index && accept(step));
    return found < 0 ? Math.max(0, this.length - 1) : found;
  }

  private variablesAt(index: number, frame: number): Variable[] {
    const found: Variable[] = [];
    for (const [name, history] of this.variables.get(frame) ?? []) {
      const entry = history[lastAt(history, index)];
      if (entry && entry.value !== null)
        found.push({ name, value: entry.value, isChanged: entry.step === index });
    }
    return found;
  }

  private take([, kind, frame, line, variables, heap, result]: StepLike, node: StackNode): void {
    const at = this.length;
    this.nodes.push(node);
    if (variables === 0) this.unknown.add(at);
    this.steps.push({
      kind,
      frame,
      line,
      file: node.file,
      depth: node.depth,
      ...(result !== undefined && { result }),
    });
    add(this.lines, frame, at, line);
    for (const [id, changes] of Object.entries(variables || {})) {
      const own = this.variables.get(Number(id)) ?? new Map<string, History<Value | null>>();
      this.variables.set(Number(id), own);
      for (const [name, value] of Object.entries(changes)) add(own, name, at, value);
    }
    for (const [id, shown] of Object.entries(heap || {})) {
      const node = isWhole(shown) ? shown : this.withTail(Number(id), shown);
      if (!node) continue;
      add(this.heap, Number(id), at, node);
      if (!this.numbers.has(Number(id))) this.numbers.set(Number(id), this.numbers.size + 1);
    }
  }

  /** Undefined if the object isn't known, which only a program that forges entries can say. */
  private withTail(id: number, [from, size, items]: WireTail): WireNode | undefined {
    const before = this.heap.get(id)?.at(-1)?.value;
    return before && [before[0], before[1], size, [...before[3].slice(0, from), ...items]];
  }

  /** Where the error at the end was raised first: the steps after that are the frames it passed. */
  private get origin(): number {
    let at = this.length - 1;
    const last = this.steps[at];
    while (
      at > 0 &&
      this.steps[at - 1]!.kind === 'raise' &&
      this.steps[at - 1]!.result === last?.result &&
      this.steps[at - 1]!.depth > this.steps[at]!.depth
    )
      at -= 1;
    return Math.max(0, at);
  }
}

type StepLike = Extract<DecodedOutput['entries'][number], readonly ['s', ...unknown[]]>;

function endOf(reason: string | undefined): RecordingEnd | undefined {
  if (reason === undefined) return undefined;
  return reason === 'steps' || reason === 'bytes' ? reason : 'failed';
}

const isWhole = (node: WireNode | WireTail): node is WireNode => typeof node[0] === 'string';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
