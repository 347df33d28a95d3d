/** What the host gives to a world, for as long as it lives. Its functions take and give text and numbers alone. */
export interface Host {
  role: Role;
  /** 1 is stdout, 2 is stderr. */
  write(stream: number, text: string): void;
  /** Milliseconds, from wherever. */
  now(): number;
  /** The next line of stdin; null at its end. */
  nextLine(): string | null;
  /** Asks the other world a question of the bridge; gives its answer. */
  send(question: string): string;
  /** The judge's news of its tests, as JSON: see `Report` in judge-world.ts. */
  report(news: string): void;
}

/** Whose world this is: the program's, or that of the judge with its tests. */
export type Role = 'program' | 'judge';

/** The parameter of the function that a bundle is wrapped in: see bundle-guest.ts. */
declare const $host: Host;
export const host = $host;
