import { meaningOf, type ReadAssertion, sentence, valueAssertion } from './assertion';
import { argumentsOf, closingOf } from './source-text';

/** Matchers by the words of their messages, and the words before the expected value. */
const PHRASES: readonly [phrase: string, relation: string][] = [
  ['to be greater than or equal to', 'at least '],
  ['to be less than or equal to', 'at most '],
  ['to be greater than', 'more than '],
  ['to be less than', 'less than '],
  ['to be close to', 'about '],
  ['to strictly equal', ''],
  ['to equal', ''],
  ['to be', ''],
];

/** The subject of the only `expect()` in the test, or of `assert.equal()`. */
function subjectOf(source: string): string | undefined {
  const calls = [...source.matchAll(/\b(?:expect(?:\.soft)?|assert(?:\.\w+)?)\(/g)];
  const [only] = calls;
  return only && calls.length === 1 ? argumentsOf(source, only.index + only[0].length - 1)[0] : undefined;
}

/** `expected -1 to be 3`, perhaps after the author's own hint. */
const value: ReadAssertion = (message, source) => {
  const subject = subjectOf(source);
  const claim = /(?:^|: )expected (.*)$/s.exec(message)?.[1];
  if (claim === undefined || subject === undefined) return undefined;
  for (const [phrase, relation] of PHRASES) {
    const [got, isNot, expected] = splitAt(claim, phrase) ?? [];
    if (got !== undefined && expected !== undefined)
      return valueAssertion(
        meaningOf(subject, source),
        isNot ? `anything but ${relation}` : relation,
        expected,
        got,
      );
  }
  return undefined;
};

/** `[got, 'not', expected]` around the words of a matcher, where the shown values have balanced brackets. */
function splitAt(claim: string, phrase: string): [string, boolean, string] | undefined {
  for (const match of claim.matchAll(new RegExp(` (not )?${phrase} `, 'g'))) {
    const got = claim.slice(0, match.index);
    if (isWhole(got)) return [got, match[1] !== undefined, claim.slice(match.index + match[0].length)];
  }
  return undefined;
}

const isWhole = (text: string) => closingOf(`(${text})`, 0) === text.length + 2;

/** `expected the function to throw RangeError`. */
const thrown: ReadAssertion = (message, source) => {
  const [, did, wanted] =
    /expected the function(?:, which threw ([^\n]*?)(?:\n(?: {4}at .*\n?)*)?,)? to throw (.*)$/s.exec(
      message,
    ) ?? [];
  if (wanted === undefined) return undefined;
  const subject = subjectOf(source)?.replace(/^(?:async )?\(\)\s*=>\s*/, '') ?? 'The code in this test';
  const code = subject.replaceAll(/^\{\s*|;?\s*\}$/g, '');
  return { reason: sentence(code, `throw ${wanted}`, did === undefined ? 'threw nothing' : `threw ${did}`) };
};

export const readScript: ReadAssertion = (message, source) =>
  thrown(message, source) ?? value(message, source);
