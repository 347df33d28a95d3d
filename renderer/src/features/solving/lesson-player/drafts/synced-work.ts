import type { Work } from '@web/api';

/** Work that can be saved to the learner's account and replaced by a version from there. */
export interface SyncedWork {
  /** What the learner has written. Observable. */
  readonly work: Work;
  /** False if this browser couldn't store the latest change. Observable. */
  readonly isStored: boolean;
  /** Shows other work, and stores it in this browser. */
  restore(work: Work): void;
  /** Shows what this browser has stored: another tab may have changed it. */
  reread(): void;
}

/** The same text for the same answer. */
export const fingerprint = ({ answer }: Work): string =>
  JSON.stringify([answer?.files, answer?.choice, answer?.textInput]);

export const isSameWork = (one: Work, other: Work): boolean => fingerprint(one) === fingerprint(other);

/** The size of a draft as the server counts it, in bytes. */
export function sizeOf({ answer }: Work): number {
  const { files = [], choice = '', textInput = '' } = answer ?? {};
  const text = files.map(({ name, content }) => name + content).join('') + choice + textInput;
  return new TextEncoder().encode(text).length;
}
