import type { CALL_TEXTS } from '../../texts/calls';
import { judgeText } from '../../texts/judge';
import { asIs, type Text } from '../../texts/text';

/** A failed assertion in words, the same in all languages. */
export interface Assertion {
  /** `add(1, 2) should be 3, but it was -1.` */
  reason: Text;
  /** The values in the language's own notation, if there are any. */
  expected?: Text;
  got?: string;
}

/**
 * Reads the message of a failed assertion; `source` is the code of its test. Undefined for messages that aren't understood,
 * which are shown as they are.
 */
export type ReadAssertion = (message: string, source: string) => Assertion | undefined;

/** How a value should be related to the expected one; undefined if they should be equal. */
export type Relation = Extract<keyof typeof CALL_TEXTS, `relation.${string}`> | undefined;

/** `at least 3` */
export const related = (relation: Relation, expected: string | Text): Text => {
  if (relation) return judgeText(relation, { expected });
  return typeof expected === 'string' ? asIs(expected) : expected;
};

/** The usual case: a value that isn't as expected. */
export function valueAssertion(call: string, expected: Text, got: string): Assertion {
  return { reason: judgeText('call.be_was', { call, expected, got }), expected, got };
}

/** Operators as the relations they stand for. */
export const RELATIONS: Readonly<Record<string, Relation>> = {
  '==': undefined,
  '===': undefined,
  is: undefined,
  '!=': 'relation.anything-but',
  '!==': 'relation.anything-but',
  'is not': 'relation.anything-but',
  '<': 'relation.less-than',
  '<=': 'relation.at-most',
  '>': 'relation.more-than',
  '>=': 'relation.at-least',
  in: 'relation.one-of',
  'not in': 'relation.none-of',
};

/** The expression that a variable of the test was set to, if it was set only once; otherwise its name. */
export function meaningOf(name: string, source: string): string {
  if (!/^\w+$/.test(name)) return name;
  const pattern = new RegExp(
    `^[ \\t]*(?:(?:const|let|var|int|long|double|char|bool)\\b[ \\t*]*)?${name}[ \\t]*:?=(?!=)[ \\t]*(.+?);?$`,
    'gm',
  );
  const [only, ...others] = [...source.matchAll(pattern)];
  return only && others.length === 0 && /\)$/.test(only[1]!.trim()) ? only[1]!.trim() : name;
}
