import type { CodeFile } from '@web/api';
import { hashOf } from '../../hash';

/** A stored program: its editable files, and the starter it's based on. */
export interface KeptProgram {
  starter: string;
  files: Record<string, string>;
}

export const encodeProgram = (program: KeptProgram): string => JSON.stringify(program);

/** Null if there is none, or none that this version of the app can read. */
export function decodeProgram(text: string | null): KeptProgram | null {
  if (text === null) return null;
  try {
    const { starter, files } = JSON.parse(text) as Partial<KeptProgram>;
    const isWhole = typeof starter === 'string' && typeof files === 'object' && files !== null;
    return isWhole && Object.values(files).every((file) => typeof file === 'string')
      ? { starter, files }
      : null;
  } catch {
    return null; // corrupted by something else on this origin: treated as missing
  }
}

/**
 * An id for exactly these starter files. With the lesson's `lastMod`, a new text alone would offer to
 * discard code for nothing.
 */
export function versionOf(files: readonly CodeFile[]): string {
  return hashOf(JSON.stringify(files.map(({ name, content }) => [name, content])));
}
