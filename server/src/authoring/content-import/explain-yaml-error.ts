import type { YAMLError } from 'yaml';

const KEY_WITH_TEXT = /^\s*(?:- )?([\w-]+):\s+(.*\S)\s*$/;

/** A YAML error in an author's words. `line` is the text of its line. */
export function explainYamlError({ code, message }: YAMLError, line: string): string {
  if (message.startsWith('Maximum call stack')) return 'its lists and keys are nested too deeply';
  const [, key, text] = KEY_WITH_TEXT.exec(line) ?? [];
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return text === undefined
        ? message
        : `the text of "${key}" has a colon followed by a space, so it needs quotes: ${key}: ${quoted(text)}`;
    case 'BAD_SCALAR_START':
      return text === undefined
        ? 'a text can’t start with this character: put it in quotes'
        : `the text of "${key}" starts with a character that has a meaning of its own, so it needs quotes: ${key}: ${quoted(text)}`;
    case 'TAB_AS_INDENT':
      return 'a tab can’t indent a line: use spaces';
    case 'BAD_INDENT':
      return 'this line is indented differently from the ones that it belongs to';
    case 'TAG_RESOLVE_FAILED':
      return 'a text that starts with ! needs quotes';
    default:
      return message;
  }
}

/** In single quotes, which leave backslashes alone, unless the text has one. */
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
