import { judgeText } from '../../texts/judge';
import { asIs } from '../../texts/text';
import { meaningOf, RELATIONS, type ReadAssertion, related, valueAssertion } from './assertion';
import { sidesOf } from './source-text';

/** `add(1, 2): expected 3, but it is -1.` */
export const readC: ReadAssertion = (message, source) => {
  const [, subject, expected, got] = /^(.+): expected (.+), but it is (.+?)\.(?: .*)?$/s.exec(message) ?? [];
  if (subject === undefined || expected === undefined || got === undefined) return undefined;
  const sides = sidesOf(subject, ['==', '!=', '<=', '>=', '<', '>']);
  // A plain assert() of a comparison: C doesn't keep the values.
  if (sides && expected === 'true') {
    const [left, operator, right] = sides;
    const wanted = related(RELATIONS[operator], right);
    return { reason: judgeText('call.be_not', { call: meaningOf(left, source), expected: wanted }) };
  }
  return valueAssertion(meaningOf(subject, source), asIs(expected), got);
};
