import { judgeText } from '../../texts/judge';
import { meaningOf, type ReadAssertion, type Relation, related, valueAssertion } from './assertion';
import { argumentsOf, closingOf } from './source-text';

/** Matchers by the words of their messages. */
const PHRASES: readonly [phrase: string, relation?: Relation][] = [
  ['to be greater than or equal to', 'relation.at-least'],
  ['to be less than or equal to', 'relation.at-most'],
  ['to be greater than', 'relation.more-than'],
  ['to be less than', 'relation.less-than'],
  ['to be close to', 'relation.about'],
  ['to strictly equal'],
  ['to equal'],
  ['to be'],
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
    if (got !== undefined && expected !== undefined) {
      const wanted = related(relation, expected);
      return valueAssertion(
        meaningOf(subject, source),
        isNot ? related('relation.anything-but', wanted) : wanted,
        got,
      );
    }
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
  const subject = subjectOf(source)?.replace(/^(?:async )?\(\)\s*=>\s*/, '');
  const call = subject?.replaceAll(/^\{\s*|;?\s*\}$/g, '') ?? judgeText('call.in-this-test');
  const said = { call, expected: wanted };
  return {
    reason:
      did === undefined
        ? judgeText('call.throw_nothing', said)
        : judgeText('call.throw_threw', { ...said, got: did }),
  };
};

export const readScript: ReadAssertion = (message, source) =>
  thrown(message, source) ?? value(message, source);
