/** The functions that the host provides to an instance. They only take and return strings and numbers. */
export interface Host {
  role: Role;
  /** 1 is stdout, 2 is stderr. */
  write(stream: number, text: string): void;
  /** Milliseconds since an arbitrary time. */
  now(): number;
  /** Returns the next line of stdin; null at the end. */
  nextLine(): string | null;
  /** Sends a question of the bridge to the other instance; returns its answer. */
  send(question: string): string;
  /** Reports on the judge's tests, as JSON: see `Report` in judge-instance.ts. */
  report(report: string): void;
}

/** What this instance runs: the program, or the judge with its tests. */
export type Role = 'program' | 'judge';

/** The parameter of the function that wraps each bundle: see bundle-guest.ts. */
declare const $host: Host;
export const host = $host;
