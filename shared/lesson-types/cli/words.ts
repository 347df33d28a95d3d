import { resultText } from '../../texts/lesson-results';
import type { Text } from '../../texts/text';

/** Of an output, in the message of a failure. */
const MAX_EXCERPT = 600;
/** Of one expected or actual value. */
const MAX_VALUE = 200;

/** A value as a failure's message shows it. Control characters could move a terminal's cursor. */
export function quoted(value: unknown): string | Text {
  // A list or object by what it is: it may be large, and nested deeply.
  if (Array.isArray(value))
    return value.length === 0
      ? resultText('value.empty-list')
      : resultText('value.list', { count: value.length });
  if (typeof value === 'object' && value !== null) return resultText('value.object');
  return printable(cut(typeof value === 'string' ? `"${value}"` : String(value), MAX_VALUE));
}

/** The start of an output or a response's body, on lines of its own; a sentence if it's empty. */
export function excerpt(of: 'output' | 'response', text: string): Text {
  if (text.trim() === '') return resultText(`steps.${of}-empty`);
  return resultText(`steps.${of}`, { text: printable(cut(text, MAX_EXCERPT)) });
}

/** Replaces control characters other than tabs and line breaks. */
export const printable = (text: string): string =>
  text.replace(/(?![\t\n])\p{Cc}/gu, '\u{fffd}').toWellFormed();

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max)} …` : text);

/** `1 line`, `2 lines`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
