/** A failed assertion in words, the same in all languages. */
export interface Assertion {
  /** `add(1, 2) should be 3, but it was -1.` */
  reason: string;
  /** The values in the language's own notation, if there are any. */
  expected?: string;
  got?: string;
}

/**
 * Reads the message of a failed assertion; `source` is the code of its test. Undefined for messages that aren't understood,
 * which are shown as they are.
 */
export type ReadAssertion = (message: string, source: string) => Assertion | undefined;

export const sentence = (subject: string, wanted: string, was: string): string =>
  `${subject} should ${wanted}, but it ${was}.`;

/** The usual case: a value that isn't as expected. `relation` is one of `RELATIONS`. */
export const valueAssertion = (
  subject: string,
  relation: string,
  expected: string,
  got: string,
): Assertion => ({
  reason: sentence(subject, `be ${relation}${expected}`, `was ${got}`),
  expected: `${relation}${expected}`,
  got,
});

/** Operators in words, before the expected value. */
export const RELATIONS: Readonly<Record<string, string>> = {
  '==': '',
  '===': '',
  is: '',
  '!=': 'anything but ',
  '!==': 'anything but ',
  'is not': 'anything but ',
  '<': 'less than ',
  '<=': 'at most ',
  '>': 'more than ',
  '>=': 'at least ',
  in: 'one of ',
  'not in': 'none of ',
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
