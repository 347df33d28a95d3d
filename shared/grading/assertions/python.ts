import { judgeText } from '../../texts/judge';
import { asIs } from '../../texts/text';
import {
  meaningOf,
  RELATIONS,
  type ReadAssertion,
  type Relation,
  related,
  valueAssertion,
} from './assertion';
import { argumentsOf, sidesOf } from './source-text';

const OPERATORS = ['not in', 'is not', '==', '!=', '<=', '>=', '<', '>', 'in', 'is'];

/** A rewritten `assert`: `assert -1 == 3`, then `where -1 = add(1, 2)`. The author's own message comes before it. */
const bareAssert: ReadAssertion = (message, source) => {
  const [, claim, notes = ''] =
    /(?:^|\n)assert ((?:(?!\n {2}where ).)*)((?:\n {2}where .*)*)$/s.exec(message) ?? [];
  if (claim === undefined) return undefined;
  const origins = notes
    .split('\n  where ')
    .slice(1)
    .flatMap((note) => [splitOrigin(note, claim)])
    .filter((origin) => origin !== undefined);
  const sides = sidesOf(claim, OPERATORS);
  if (!sides) {
    const value = claim.replace(/^not /, '');
    const origin = origins.find((each) => each.value === value);
    if (!origin) return undefined;
    const wanted = claim.startsWith('not ') ? 'falsy' : 'truthy';
    const isBool = value === 'True' || value === 'False';
    return valueAssertion(meaningOf(origin.from, source), asIs(isBool ? flipped(value) : wanted), value);
  }
  const [left, operator, right] = sides;
  const from = origins.find((each) => each.value === left)?.from ?? left;
  return valueAssertion(meaningOf(from, source), related(RELATIONS[operator], right), left);
};

const flipped = (value: string) => (value === 'True' ? 'False' : 'True');

/** `-1 = add(1, 2)`: the value is the part of the claim that the note starts with. */
function splitOrigin(note: string, claim: string): { value: string; from: string } | undefined {
  const sides = sidesOf(claim.replace(/^not /, ''), OPERATORS);
  const values = sides ? [sides[0], sides[2]] : [claim.replace(/^not /, '')];
  const value = values.find((each) => note.startsWith(`${each} = `));
  return value === undefined ? undefined : { value, from: note.slice(value.length + 3) };
}

/** The methods of unittest, by what their messages look like. */
const UNITTEST: readonly [method: string, pattern: RegExp, relation?: Relation][] = [
  ['assertEqual', /^(?:\w+ differ: )?(.+?) != (.+?)$/s],
  ['assertNotEqual', /^(.+?) == (.+?)$/s, 'relation.anything-but'],
  ['assertAlmostEqual', /^(.+?) != (.+?) within (?:.+? places|.+? delta) \(.*\)$/s, 'relation.about'],
  ['assertIn', /^(.+?) not found in (.+)$/s, 'relation.one-of'],
  ['assertNotIn', /^(.+?) unexpectedly found in (.+)$/s, 'relation.none-of'],
  ['assertTrue', /^(.+) is not (true)$/s],
  ['assertFalse', /^(.+) is not (false)$/s],
  ['assertIsNone', /^(.+) is not (None)$/s],
  ['assertGreaterEqual', /^(.+?) not greater than or equal to (.+)$/s, 'relation.at-least'],
  ['assertGreater', /^(.+?) not greater than (.+)$/s, 'relation.more-than'],
  ['assertLessEqual', /^(.+?) not less than or equal to (.+)$/s, 'relation.at-most'],
  ['assertLess', /^(.+?) not less than (.+)$/s, 'relation.less-than'],
];

/** The only call of `self.assertEqual` in the test: with several, nobody knows which one failed. */
function onlyCall(source: string, method: string): string[] | undefined {
  const calls = [...source.matchAll(new RegExp(`\\.${method}\\(`, 'g'))];
  return calls.length === 1 ? argumentsOf(source, calls[0]!.index + calls[0]![0].length - 1) : undefined;
}

const unittest: ReadAssertion = (message, source) => {
  const [line = ''] = message.split('\n');
  for (const [method, pattern, relation] of UNITTEST) {
    const [, got, expected] = pattern.exec(line) ?? [];
    const parts = got === undefined ? undefined : onlyCall(source, method);
    if (got !== undefined && expected !== undefined && parts?.[0]) {
      const wanted = related(relation, withoutNote(expected, parts));
      return valueAssertion(meaningOf(parts[0], source), wanted, got);
    }
  }
  return undefined;
};

/** unittest adds the author's own message after a colon. */
const withoutNote = (expected: string, [, , note]: readonly string[]) =>
  note === undefined ? expected : expected.replace(/ : .*$/s, '');

/** A block that should have raised an error: `DID NOT RAISE ValueError`. */
const notRaised: ReadAssertion = (message, source) => {
  const name = /^(?:DID NOT RAISE (?:<class ')?([\w.]+)|([\w.]+) not raised)/.exec(message);
  if (!name) return undefined;
  const [, call] = /with [\w.]*(?:raises|assertRaises)\w*\([^\n]*\).*:\n\s+(.+)/.exec(source) ?? [];
  const subject = call?.trim() ?? judgeText('call.in-this-test');
  return { reason: judgeText('call.raise_nothing', { call: subject, expected: name[1] ?? name[2] ?? '' }) };
};

export const readPython: ReadAssertion = (message, source) =>
  notRaised(message, source) ?? bareAssert(message, source) ?? unittest(message, source);
