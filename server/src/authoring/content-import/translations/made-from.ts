import { contentHash } from '../content-hash';

const LENGTH = 8;

/** A translation, and whether it was made from the original as it is now. */
export interface TranslationState {
  /** Relative to the content folder. */
  file: string;
  /** `madeFrom` of a translation of the original as it is now. */
  current: string;
  isCurrent: boolean;
}

/** The version of an original's texts, as `madeFrom` names it. */
export const versionOf = (texts: object): string => contentHash(texts).slice(0, LENGTH);

/** A lesson has two: of its title, task and text, and of the fields of its type. */
export const lessonVersion = (texts: object, fields: object): string =>
  `${versionOf(texts)}-${versionOf(fields)}`;

/** What to do about a translation that isn't of its original as it is now. */
export function staleMessage(madeFrom: string | undefined, original: string): string {
  const command = 'run `npm run content:translated` with its path';
  return madeFrom === undefined
    ? `doesn’t say which version of ${original} it was made from: ${command} when it’s complete`
    : `is older than ${original}: update it, then ${command}`;
}
