/** One small change to a program that its tests should notice. */
export interface Mutant {
  from: number;
  to: number;
  replacement: string;
  /** From 1. */
  line: number;
  /** The changed line as it reads afterwards: what a report shows, and what lesson.yaml names. */
  changedLine: string;
  content: string;
}

/** The parts of a program that can be changed without a trace don't get mutants. */
export interface MutationOptions {
  /** Whether what the program prints is judged, or only what its functions do. */
  isOutputJudged: boolean;
}

/** Makes every mutant of one source file. */
export type MakeMutants = (source: string, options: MutationOptions) => Mutant[];

export function mutantOf(source: string, from: number, to: number, replacement: string): Mutant {
  const content = source.slice(0, from) + replacement + source.slice(to);
  const start = content.lastIndexOf('\n', from - 1) + 1;
  const end = content.indexOf('\n', from);
  return {
    from,
    to,
    replacement,
    line: source.slice(0, from).split('\n').length,
    changedLine: content.slice(start, end === -1 ? undefined : end).trim(),
    content,
  };
}

/** A decimal number plus one. */
export const plusOne = (text: string): string =>
  text.includes('.') ? String(Number((Number(text) + 1).toFixed(6))) : String(BigInt(text) + 1n);
