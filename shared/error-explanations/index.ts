/** Error messages in plain words, with the likely fix: about twenty of the most common ones for each language. */

import type { Language } from '../runner/languages';
import { C_ERRORS } from './c';
import { GO_ERRORS } from './go';
import { JAVASCRIPT_ERRORS } from './javascript';
import type { ErrorPattern } from './pattern';
import { PYTHON_ERRORS } from './python';
import { SQL_ERRORS } from './sql';
import { TYPESCRIPT_ERRORS } from './typescript';

export const ERROR_PATTERNS: Record<Language, readonly ErrorPattern[]> = {
  python: PYTHON_ERRORS,
  javascript: JAVASCRIPT_ERRORS,
  typescript: TYPESCRIPT_ERRORS,
  c: C_ERRORS,
  go: GO_ERRORS,
  sql: SQL_ERRORS,
};

/** Code is in backticks. */
export interface ErrorExplanation {
  means: string;
  fix: string;
}

/** Explains an error by its message, without stack trace and place. Undefined for messages that aren't known. */
export function explainError(language: Language, message: string): ErrorExplanation | undefined {
  for (const { pattern, means, fix } of ERROR_PATTERNS[language]) {
    const groups = pattern.exec(message);
    if (!groups) continue;
    const fill = (text: string) =>
      text.replaceAll(/\$(\d)/g, (_, group: string) => groups[Number(group)] ?? '');
    return { means: fill(means), fix: fill(fix) };
  }
  return undefined;
}
