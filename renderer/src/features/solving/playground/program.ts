import type { SourceFile } from '@shared/runner';

/** A playground's program. The first file is the entry. */
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

/** Parses a program from outside (a link, or local storage); null if it isn't one. */
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
