import type { SourceFile } from '@shared/runner';

/** A program as a playground holds it. The first file is the entry. */
export interface Program {
  files: readonly SourceFile[];
  stdin: string;
}

export const isSameProgram = (one: Program, other: Program) =>
  one.stdin === other.stdin &&
  one.files.length === other.files.length &&
  one.files.every(
    ({ name, content }, index) =>
      name === other.files[index]?.name && content === other.files[index]?.content,
  );

/** The program in `value`, which came from outside (a link, this machine's storage); null when it is none. */
export function readProgram(value: unknown): Program | null {
  if (typeof value !== 'object' || value === null) return null;
  const { files, stdin } = value as { files?: unknown; stdin?: unknown };
  if (!Array.isArray(files) || files.length === 0 || typeof stdin !== 'string') return null;
  const read = files.map(readFile);
  return read.every((file) => file !== null) ? { files: read, stdin } : null;
}

function readFile(value: unknown): SourceFile | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, content } = value as Partial<SourceFile>;
  return typeof name === 'string' && typeof content === 'string' ? { name, content } : null;
}
