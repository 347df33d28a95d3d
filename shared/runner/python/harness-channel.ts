import { PROBE_TEXT_LIMIT } from '../limits';
import type { RunOutput } from '../run-output';
import type { ProbeOutcome } from '../runner';
import { orderBytes } from './harness-frames';

const encoder = new TextEncoder();
const REPORT_LIMIT = PROBE_TEXT_LIMIT * 4 + 1000;

/** How the entry file ended, as the harness reports it. */
export type MainEnd = 'ok' | 'error' | 'exit' | 'memory' | 'processes';

/**
 * The host's end of the talk with `guest/harness.py`. Orders are read one at a time: a check is not in the program's
 * world before the one ahead of it is answered, and none is before the entry file has run to its end. An answer
 * counts only with the nonce of its own check.
 */
export class HarnessChannel {
  mainEnd: MainEnd | undefined;
  /** The uncaught error's place, as guest/faults.py gives it. */
  fault: string | undefined;
  readonly outcomes: ProbeOutcome[] = [];
  private pending: Uint8Array = new Uint8Array(0);
  private reports = '';
  private nonce: string | undefined;
  private readonly decoder = new TextDecoder();
  private started = false;

  constructor(
    private readonly entry: string,
    private readonly probes: readonly string[],
    private readonly output: RunOutput,
  ) {}

  read(limit: number): Uint8Array {
    if (this.pending.length === 0) this.pending = this.nextOrder();
    const part = this.pending.subarray(0, limit);
    this.pending = this.pending.subarray(part.length);
    return part;
  }

  /** Takes whole reports (`nonce kind length\n` and a body) out of what was written. */
  write(bytes: Uint8Array): void {
    this.reports = (this.reports + this.decoder.decode(bytes, { stream: true })).slice(-REPORT_LIMIT);
    const end = this.reports.indexOf('\n');
    if (end < 0) return;
    const [nonce, kind, length] = this.reports.slice(0, end).split(' ');
    const body = this.reports.slice(end + 1);
    if (encoder.encode(body).length < Number(length)) return;
    this.reports = '';
    this.accept(nonce ?? '', kind ?? '', body);
  }

  private nextOrder(): Uint8Array {
    if (!this.started) {
      this.started = true;
      return orderBytes('run', '-', this.entry);
    }
    const probe = this.probes[this.outcomes.length];
    if (probe === undefined || this.nonce !== undefined || this.mainEnd !== 'ok')
      return orderBytes('end', '-', '');
    this.nonce = crypto.getRandomValues(new Uint32Array(4)).join('');
    this.output.capture();
    return orderBytes('probe', this.nonce, probe);
  }

  private accept(nonce: string, kind: string, body: string): void {
    if (nonce === '-' && this.mainEnd === undefined) {
      this.mainEnd = kind as MainEnd;
      this.fault = body;
    }
    if (nonce === '-' || nonce !== this.nonce) return;
    this.nonce = undefined;
    const stdout = this.output.endCapture();
    this.outcomes.push(
      kind === 'value' ? { kind: 'value', value: body, stdout } : { kind: 'error', message: body, stdout },
    );
  }
}
