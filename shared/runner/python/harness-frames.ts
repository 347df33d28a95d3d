const encoder = new TextEncoder();
const HEADER_LIMIT = 100;
const NEWLINE = 10;

/** One report of `guest/harness.py`: a header line `kind length` and a body, written at once. */
export interface Report {
  kind: string;
  body: string;
}

/** What the harness reads: eight hexadecimal digits and as many bytes of a kind, a line's end and a text. */
export function orderBytes(kind: string, text = ''): Uint8Array {
  const bytes = encoder.encode(`00000000${kind}\n${text}`);
  bytes.set(encoder.encode((bytes.length - 8).toString(16).padStart(8, '0')));
  return bytes;
}

/** Reads what `next` gives bit by bit; a read never crosses from one into the next. */
export function reader(next: () => Uint8Array): (limit: number) => Uint8Array {
  let pending = new Uint8Array(0);
  return (limit) => {
    if (pending.length === 0) pending = next() as Uint8Array<ArrayBuffer>;
    const part = pending.subarray(0, limit);
    pending = pending.subarray(part.length);
    return part;
  };
}

/** A report that is longer than its reader takes. */
export class ReportTooLong extends RangeError {
  override readonly name = 'ReportTooLong';
}

/**
 * The report that one write of a guest holds. A program may write here too: what is no whole report is none, and one
 * of more than `limitBytes` throws `ReportTooLong`.
 */
export function readReport(bytes: Uint8Array, limitBytes: number): Report | undefined {
  const end = bytes.subarray(0, HEADER_LIMIT).indexOf(NEWLINE);
  if (end < 0) return undefined;
  const match = /^(\S+) (\d{1,9})$/.exec(new TextDecoder().decode(bytes.subarray(0, end)));
  const body = bytes.subarray(end + 1);
  if (!match || body.length !== Number(match[2])) return undefined;
  if (bytes.length > limitBytes) throw new ReportTooLong();
  return { kind: match[1]!, body: new TextDecoder().decode(body) };
}
