import type { Diagnostic } from '../runner';

/** Prefixes of the Go runtime's crash reports. */
const REPORT_PREFIXES = ['panic: ', 'fatal error: ', 'runtime: ', 'goroutine ', '[signal ', 'SIG'];
const MAX_GOROUTINES = 5;
/** Longer than real reports. A program can print a fake one and continue endlessly. */
const MAX_REPORT_CHARACTERS = 300_000;
const FRAME_LOCATION = /^\t(?:\/work\/)?(.+?):(\d+)(?: \+0x[0-9a-f]+)?$/;

export interface CrashReport {
  text: string;
  /** Its first line. */
  cause: string;
  outOfMemory: boolean;
  diagnostic?: Diagnostic;
}

/**
 * Passes stderr through, except for the runtime's crash report. The report is held back from its first line on, because it
 * contains frames and arguments of functions that aren't the learner's.
 */
export class CrashFilter {
  /** The start of a line that could become a crash report. */
  private held = '';
  private report: string[] | undefined;
  private remaining = MAX_REPORT_CHARACTERS;
  private readonly decoder = new TextDecoder();

  constructor(private readonly pass: (text: string) => void) {}

  write(bytes: Uint8Array): void {
    const text = this.decoder.decode(bytes, { stream: true });
    if (this.report) this.keep(this.report, text);
    else this.scan(text);
  }

  /** Returns what is still held back: the crash report, if the program crashed. */
  take(): string {
    const text = this.held + (this.report ?? []).join('');
    this.held = '';
    this.report = undefined;
    return text;
  }

  private scan(text: string): void {
    this.held += text;
    while (this.held !== '' && !REPORT_PREFIXES.some((prefix) => this.held.startsWith(prefix))) {
      if (REPORT_PREFIXES.some((prefix) => prefix.startsWith(this.held))) return; // wait for more of the line
      const end = this.held.indexOf('\n') + 1 || this.held.length;
      this.pass(this.held.slice(0, end));
      this.held = this.held.slice(end);
    }
    if (this.held === '') return;
    this.report = [];
    this.keep(this.report, this.held);
    this.held = '';
  }

  private keep(report: string[], text: string): void {
    if (this.remaining <= 0) return;
    report.push(text.slice(0, this.remaining));
    this.remaining -= text.length;
  }
}

/** Reduces the report to the learner's frames, without addresses and arguments. */
export function explainCrash(report: string, learnersFiles: ReadonlySet<string>): CrashReport {
  const [head = '', ...blocks] = `${report.startsWith('goroutine ') ? '\n\n' : ''}${report}`.split(
    /\n\n(?=goroutine )/,
  );
  const traces = blocks
    .map((block) => ownFrames(block, learnersFiles))
    .filter((trace) => trace.frames.length > 0)
    .slice(0, head.includes('deadlock') ? MAX_GOROUTINES : 1);
  const cause = causeOf(head);
  const first = traces[0]?.location;
  return {
    text: [head.trimEnd(), ...traces.map(({ title, frames }) => [title, ...frames].join('\n'))]
      .join('\n\n')
      .concat('\n'),
    cause,
    outOfMemory: /^(runtime: out of memory|fatal error: .*(out of memory|cannot allocate))/m.test(head),
    ...(first && { diagnostic: { ...first, severity: 'error', message: cause } }),
  };
}

function causeOf(head: string): string {
  const lines = head.split('\n');
  const cause = lines.find((line) => /^(panic|fatal error): /.test(line)) ?? lines[0] ?? '';
  return cause.replace(/ \[recovered.*\]$/, '');
}

interface Trace {
  title: string;
  frames: string[];
  location?: { file: string; line: number };
}

/** Parses a goroutine's block: a title, then two lines per frame, the function and its location. */
function ownFrames(block: string, learnersFiles: ReadonlySet<string>): Trace {
  const [title = '', ...lines] = block.trimEnd().split('\n');
  const trace: Trace = { title, frames: [] };
  lines.forEach((line, index) => {
    const [, file, row] = FRAME_LOCATION.exec(lines[index + 1] ?? '') ?? [];
    if (!file || !learnersFiles.has(file)) return;
    trace.frames.push(withoutArguments(line), `\t${file}:${row}`);
    trace.location ??= { file, line: Number(row) };
  });
  return trace;
}

function withoutArguments(call: string): string {
  const created = /^(created by \S+)/.exec(call);
  if (created) return created[1]!;
  const open = call.endsWith(')') ? call.lastIndexOf('(') : -1;
  return open < 0 ? call : `${call.slice(0, open)}(...)`;
}
