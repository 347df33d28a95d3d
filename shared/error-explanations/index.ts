/** Error messages in plain words, with the likely fix: about twenty of the most common ones for each language. */

import type { Language } from '../runner/languages';
import { Text } from '../texts/text';
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
  means: Text;
  fix: Text;
}

/** Explanations are made where they're shown, so their ids never travel: they are the messages themselves. */
export const explanationId = (message: string): string => `text: ${message}`;

/** `means` or `fix` of a pattern, whose placeholders are `$1` to `$9`, as a message: `{1}`, with braces quoted. */
export const messageOf = (text: string): string =>
  text
    .replaceAll("'", "''")
    .replace(/[{}]+/g, "'$&'")
    .replace(/\$(\d)/g, '{$1}');

/** Explains an error by its message, without stack trace and place. Undefined for messages that aren't known. */
export function explainError(language: Language, message: string): ErrorExplanation | undefined {
  for (const { pattern, means, fix } of ERROR_PATTERNS[language]) {
    const groups = pattern.exec(message);
    if (!groups) continue;
    const values = Object.fromEntries(groups.map((group, at) => [at, group ?? '']));
    const textOf = (text: string) => {
      const message = messageOf(text);
      return Text.declared(explanationId(message), message, values);
    };
    return { means: textOf(means), fix: textOf(fix) };
  }
  return undefined;
}
