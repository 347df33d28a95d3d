const decoder = new TextDecoder();
const [LF, SEMICOLON, DASH, SLASH, STAR, SPACE] = [10, 59, 45, 47, 42, 32] as const;

/** Bytes of a source, as SQLite counts. */
export interface Span {
  from: number;
  to: number;
}

export interface Place {
  /** From 1. */
  line: number;
  column: number;
  /** The line as it stands in the file. */
  text: string;
}

/** A file's text, in which SQLite's places are found. */
export class Source {
  private readonly bytes: Uint8Array;
  constructor(
    readonly name: string,
    readonly text: string,
  ) {
    this.bytes = new TextEncoder().encode(text);
  }

  placeOf(offset: number): Place {
    const lineStart = this.bytes.lastIndexOf(LF, offset - 1) + 1;
    const lineEnd = this.bytes.indexOf(LF, offset);
    const line = this.bytes.subarray(0, offset).reduce((sum, byte) => sum + (byte === LF ? 1 : 0), 1);
    const before = decoder.decode(this.bytes.subarray(offset === 0 ? 0 : lineStart, offset));
    const text = decoder.decode(
      this.bytes.subarray(offset === 0 ? 0 : lineStart, lineEnd < 0 ? this.bytes.length : lineEnd),
    );
    return { line, column: before.length + 1, text: text.trimEnd() };
  }

  /** Where the statement that was cut out here really begins: after white space and comments. */
  startOf(from: number): number {
    let at = from;
    for (;;) {
      const [byte, next] = [this.bytes[at], this.bytes[at + 1]];
      if (byte === undefined) return at;
      if (byte <= SPACE || byte === SEMICOLON) at += 1;
      else if (byte === DASH && next === DASH) at = this.after(LF, at);
      else if (byte === SLASH && next === STAR) at = this.afterComment(at + 2);
      else return at;
    }
  }

  /** Where a statement names a thing; its beginning when it does not. */
  find(name: string, span: Span): number {
    const start = this.startOf(span.from);
    const text = decoder.decode(this.bytes.subarray(start, span.to));
    const word = new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}(?![\\w$])`, 'i');
    const at = text.search(word);
    return at < 0 ? start : start + new TextEncoder().encode(text.slice(0, at)).length;
  }

  /** A statement's first word, in capitals. */
  firstWord({ from, to }: Span): string {
    const start = this.startOf(from);
    const text = decoder.decode(this.bytes.subarray(start, Math.min(to, start + 20)));
    return (/^[a-z]+/i.exec(text)?.[0] ?? '').toUpperCase();
  }

  private after(byte: number, at: number): number {
    const found = this.bytes.indexOf(byte, at);
    return found < 0 ? this.bytes.length : found + 1;
  }

  private afterComment(at: number): number {
    for (let end = this.bytes.indexOf(STAR, at); end >= 0; end = this.bytes.indexOf(STAR, end + 1)) {
      if (this.bytes[end + 1] === SLASH) return end + 2;
    }
    return this.bytes.length;
  }
}
