import { CORE_SCHEMA, load } from 'js-yaml';
import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { explainIssue, explainUnknownKey } from './explain-issue';
import { explainYamlError } from './explain-yaml-error';
import type { ProblemList } from './problem';

/** One mistake often makes the rest of a file unreadable. */
const MAX_FAULTS = 3;

interface Positions {
  document: Document;
  lines: LineCounter;
}

/**
 * A YAML document that knows the line of everything in it. Parsing with positions takes eight times as long, so it's done
 * only for a line that's asked for, and for a file that the faster parser doesn't take.
 */
export class YamlFile {
  /** The document as plain values; undefined if its syntax is wrong. */
  readonly data: unknown;
  #positions: Positions | undefined;

  /** Reports syntax errors immediately. `file` is how problems name it. */
  constructor(
    readonly file: string,
    private readonly text: string,
    readonly problems: ProblemList,
  ) {
    this.data = quickData(text) ?? this.#dataWithPositions();
  }

  #dataWithPositions(): unknown {
    const { document } = this.#parsed;
    const faults = [...document.errors, ...document.warnings];
    for (const fault of faults.slice(0, MAX_FAULTS)) {
      const line = this.#lineAt(fault.pos[0]);
      const message = explainYamlError(fault, lineOf(this.text, line));
      this.problems.add(this.file, line, `cannot be read as YAML: ${message}`);
    }
    const hasAliases = this.text.includes('*') && this.#reportAliases(document);
    return faults.length === 0 && !hasAliases ? document.toJS() : undefined;
  }

  get #parsed(): Positions {
    if (!this.#positions) {
      const lines = new LineCounter();
      const document = parseDocument(this.text, { lineCounter: lines, prettyErrors: false });
      this.#positions = { document, lines };
    }
    return this.#positions;
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
    const [key] = path;
    // Every file's own names are asked for, and a key at the start of a line is one of the document itself.
    const quick = path.length === 1 && typeof key === 'string' ? lineOfKey(this.text, key) : 0;
    if (quick > 0) return quick;
    let node: unknown = this.#parsed.document.contents;
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
    return Math.max(1, this.#parsed.lines.linePos(offset).line);
  }
}

/** What two parsers may read differently: aliases, keys without a name, numbers beyond all numbers. */
const UNSURE = new RegExp(
  [
    String.raw`&[\s\S]*\*`,
    '__proto__',
    String.raw`(?:^|[\s,{[-])(?:~|null|Null|NULL|)[ \t]*:(?:[ \n]|$)`,
    String.raw`(?:^|[\s,[])[-+]?[\d.]+[eE]\+?\d{3,}(?=[\s,\]}]|$)`,
    String.raw`\d{300}`,
  ].join('|'),
  'm',
);

/** The data of a document without any problem; undefined if it may have one. */
function quickData(text: string): unknown {
  if (UNSURE.test(text)) return undefined;
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch {
    return undefined; // the parser with positions says what's wrong
  }
}

/** 0 if no line starts with the key. */
function lineOfKey(text: string, key: string): number {
  const start = text.startsWith(`${key}:`) ? 0 : text.indexOf(`\n${key}:`) + 1;
  if (start === 0 && !text.startsWith(`${key}:`)) return 0;
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < start; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
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
