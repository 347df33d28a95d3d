import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { explainIssue, explainUnknownKey } from './explain-issue';
import { explainYamlError } from './explain-yaml-error';
import type { ProblemList } from './problem';

/** One mistake often makes the rest of a file unreadable. */
const MAX_FAULTS = 3;

/** A YAML document that knows the line of everything in it. */
export class YamlFile {
  readonly #lines = new LineCounter();
  readonly #document;
  /** The document as plain values; undefined if its syntax is wrong. */
  readonly data: unknown;

  /** Reports syntax errors immediately. `file` is how problems name it. */
  constructor(
    readonly file: string,
    text: string,
    readonly problems: ProblemList,
  ) {
    this.#document = parseDocument(text, { lineCounter: this.#lines, prettyErrors: false });
    const faults = [...this.#document.errors, ...this.#document.warnings];
    for (const fault of faults.slice(0, MAX_FAULTS)) {
      const line = this.#lineAt(fault.pos[0]);
      problems.add(file, line, `cannot be read as YAML: ${explainYamlError(fault, lineOf(text, line))}`);
    }
    const hasAliases = text.includes('*') && this.#reportAliases(this.#document);
    if (faults.length === 0 && !hasAliases) this.data = this.#document.toJS();
  }

  /** Aliases can make a value that contains itself, or a billion values out of ten lines; no content needs them. */
  #reportAliases(document: Document): boolean {
    let found = false;
    visit(document, {
      Alias: (_key, { source, range }) => {
        found = true;
        const message = `"*${source}" repeats a value by its anchor, which content files can’t do: write the value again`;
        this.problems.add(this.file, this.#lineAt(range?.[0] ?? 0), message);
      },
    });
    return found;
  }

  /** The line of a key or list entry; of the nearest parent if the path doesn't exist. */
  lineOf(path: readonly PropertyKey[]): number {
    let node: unknown = this.#document.contents;
    let offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    for (const part of path) {
      const child = childOf(node, part);
      if (!child) break;
      node = child.value;
      offset = child.offset;
    }
    return this.#lineAt(offset);
  }

  /** Parses the document with its schema, or returns undefined. Every problem is reported, even next to an unknown key. */
  parse<T extends z.ZodType>(schema: T): z.infer<T> | undefined {
    if (this.data === undefined) return undefined;
    const first = schema.safeParse(this.data);
    if (first.success) return first.data;
    const known = structuredClone(this.data);
    const unknown = first.error.issues.filter((issue) => issue.code === 'unrecognized_keys');
    for (const { keys, path } of unknown)
      for (const key of keys) {
        const message = explainUnknownKey(key, path, schema, this.data);
        this.problems.add(this.file, this.lineOf([...path, key]), message);
        removeAt(known, path, key);
      }
    const second = schema.safeParse(known);
    if (second.success) return second.data;
    for (const issue of second.error.issues)
      this.problems.add(this.file, this.lineOf(issue.path), explainIssue(issue, known));
    return undefined;
  }

  #lineAt(offset: number): number {
    return Math.max(1, this.#lines.linePos(offset).line);
  }
}

const lineOf = (text: string, line: number): string => text.split('\n')[line - 1] ?? '';

/** The value under a key or at an index, and where it starts: at the key, because its value may be lines below. */
function childOf(node: unknown, part: PropertyKey): { value: unknown; offset: number } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part));
    if (!pair || !isScalar(pair.key)) return undefined;
    return { value: pair.value, offset: pair.key.range?.[0] ?? 0 };
  }
  if (isSeq(node)) {
    const item = node.items[Number(part)];
    return isNode(item) ? { value: item, offset: item.range?.[0] ?? 0 } : undefined;
  }
  return undefined;
}

function removeAt(data: unknown, path: readonly PropertyKey[], key: string) {
  const parent = path.reduce<unknown>((value, part) => Reflect.get(value as object, part), data);
  Reflect.deleteProperty(parent as object, key);
}
