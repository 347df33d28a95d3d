const encoder = new TextEncoder();
const HEADER_LIMIT = 100;
const NEWLINE = 10;

/** One report from `guest/harness.py`: a header line `kind length` and a body, in a single write. */
export interface Report {
  kind: string;
  body: string;
}

/** Encodes a command for the harness: the length as eight hex digits, then the kind, a newline and the text. */
export function encodeCommand(kind: string, text = ''): Uint8Array {
  const bytes = encoder.encode(`00000000${kind}\n${text}`);
  bytes.set(encoder.encode((bytes.length - 8).toString(16).padStart(8, '0')));
  return bytes;
}

/** Returns a read function for the chunks from `next`. A read never spans two chunks. */
export function reader(next: () => Uint8Array): (limit: number) => Uint8Array {
  let pending = new Uint8Array(0);
  return (limit) => {
    if (pending.length === 0) pending = next() as Uint8Array<ArrayBuffer>;
    const part = pending.subarray(0, limit);
    pending = pending.subarray(part.length);
    return part;
  };
}

/** A report longer than the limit. */
export class ReportTooLong extends RangeError {
  override readonly name = 'ReportTooLong';
}

/**
 * Parses one write of the guest as a report. The program can write here as well: anything malformed returns undefined.
 * Throws `ReportTooLong` if it has more than `limitBytes`.
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
