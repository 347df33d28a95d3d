const encoder = new TextEncoder();
const HEADER_LIMIT = 200;
const NEWLINE = 10;

/** One report of `guest/harness.py`: a header line `nonce kind length` and a body. */
export interface Report {
  nonce: string;
  kind: string;
  body: string;
}

/** What the harness reads: eight hexadecimal digits and as many bytes of `kind`, nonce and text, line by line. */
export function orderBytes(kind: string, nonce: string, text: string): Uint8Array {
  const body = encoder.encode(`${kind}\n${nonce}\n${text}`);
  const length = encoder.encode(body.length.toString(16).padStart(8, '0'));
  return joined(length, body);
}

function joined(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A report that is longer than its reader takes. */
export class ReportTooLong extends RangeError {
  override readonly name = 'ReportTooLong';
}

/**
 * Takes whole reports out of what a guest wrote. A program may write here too: what is no report is a RangeError,
 * and one of more than `limitBytes` is `ReportTooLong`.
 */
export class ReportReader {
  private parts: Uint8Array[] = [];
  private size = 0;
  private wanted = 0;

  constructor(private readonly limitBytes: number) {}

  push(bytes: Uint8Array): Report[] {
    this.parts.push(bytes.slice());
    this.size += bytes.length;
    if (this.size < this.wanted) return [];
    const reports: Report[] = [];
    let rest: Uint8Array = this.parts.length === 1 ? this.parts[0]! : joined(...this.parts);
    for (;;) {
      const next = this.take(rest);
      if (!next) break;
      reports.push(next.report);
      rest = next.rest;
    }
    this.parts = rest.length > 0 ? [rest] : [];
    this.size = rest.length;
    return reports;
  }

  clear(): void {
    this.parts = [];
    this.size = 0;
    this.wanted = 0;
  }

  private take(bytes: Uint8Array): { report: Report; rest: Uint8Array } | undefined {
    this.wanted = 0;
    const end = bytes.indexOf(NEWLINE);
    if (end < 0 && bytes.length < HEADER_LIMIT) return undefined;
    const header = new TextDecoder().decode(bytes.subarray(0, Math.max(0, end)));
    const match = /^(\S+) (\S+) (\d{1,9})$/.exec(header);
    const size = end + 1 + Number(match?.[3]);
    if (!match) throw new RangeError('This is no report of the harness.');
    if (size > this.limitBytes) throw new ReportTooLong();
    if (bytes.length < size) {
      this.wanted = size;
      return undefined;
    }
    const body = new TextDecoder().decode(bytes.subarray(end + 1, size));
    return { report: { nonce: match[1]!, kind: match[2]!, body }, rest: bytes.subarray(size) };
  }
}
