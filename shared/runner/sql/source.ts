const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();
/** Matches what can precede a statement: white space, comments and empty statements. */
const BEFORE_STATEMENT = /[\0-\x20;]+|--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/y;

/** A range in bytes of the UTF-8 source, like SQLite's offsets. */
export interface Span {
  from: number;
  to: number;
}

export interface Place {
  /** Starts at 1, like `column`. */
  line: number;
  column: number;
  /** The whole line. */
  text: string;
}

/** A file's text, with conversions from SQLite's offsets to positions. */
export class Source {
  private readonly bytes: Uint8Array;
  constructor(
    readonly name: string,
    readonly text: string,
  ) {
    this.bytes = encoder.encode(text);
  }

  placeOf(offset: number): Place {
    const before = this.textOf(0, offset).split('\n');
    const line = before.length;
    return { line, column: before[line - 1]!.length + 1, text: this.text.split('\n')[line - 1]!.trimEnd() };
  }

  /** The start of a statement, after white space and comments. */
  startOf(from: number): number {
    const text = this.textOf(from);
    return from + bytesOf(text.slice(0, startIn(text)));
  }

  /** The position of a name in a statement; the statement's start if it's not found. */
  find(name: string, { from, to }: Span): number {
    const start = this.startOf(from);
    const text = this.textOf(start, to);
    const word = new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}(?![\\w$])`, 'i');
    return start + bytesOf(text.slice(0, Math.max(0, text.search(word))));
  }

  /** A statement's first word, in upper case. */
  firstWord({ from, to }: Span): string {
    const text = this.textOf(from, to);
    const start = startIn(text);
    return (/^[a-z]+/i.exec(text.slice(start, start + 20))?.[0] ?? '').toUpperCase();
  }

  private textOf(from: number, to?: number): string {
    return decoder.decode(this.bytes.subarray(from, to));
  }
}

const bytesOf = (text: string) => encoder.encode(text).length;

function startIn(text: string): number {
  let at = 0;
  for (; BEFORE_STATEMENT.test(text); at = BEFORE_STATEMENT.lastIndex);
  return at;
}
