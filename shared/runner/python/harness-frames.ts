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
  const body = encoder.encode(`${kind}\n${text}`);
  const length = encoder.encode(body.length.toString(16).padStart(8, '0'));
  return joined(length, body);
}

function joined(length: Uint8Array, body: Uint8Array): Uint8Array {
  const whole = new Uint8Array(length.length + body.length);
  whole.set(length);
  whole.set(body, length.length);
  return whole;
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
