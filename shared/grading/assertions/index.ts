import type { Language } from '../../runner/languages';
import type { Assertion, ReadAssertion } from './assertion';
import { readC } from './c';
import { readGo } from './go';
import { readPython } from './python';
import { readScript } from './script';
import { readSql } from './sql';

export { sqlSentence } from './sql';
export { testSource } from './test-source';

const READERS: Record<Language, ReadAssertion> = {
  python: readPython,
  javascript: readScript,
  typescript: readScript,
  c: readC,
  go: readGo,
  sql: readSql,
};

/** The message of a failed test in words. Undefined for a message of the author's own. */
export const assertionInWords = (
  language: Language,
  message: string,
  source: string | undefined,
): Assertion | undefined => READERS[language](message.trimEnd(), source ?? '');
