import { meaningOf, RELATIONS, type ReadAssertion, sentence, valueAssertion } from './assertion';
import { sidesOf } from './source-text';

/** `add(1, 2): expected 3, but it is -1.` */
export const readC: ReadAssertion = (message, source) => {
  const [, subject, expected, got] = /^(.+): expected (.+), but it is (.+?)\.(?: .*)?$/s.exec(message) ?? [];
  if (subject === undefined || expected === undefined || got === undefined) return undefined;
  const sides = sidesOf(subject, ['==', '!=', '<=', '>=', '<', '>']);
  // A plain assert() of a comparison: C doesn't keep the values.
  if (sides && expected === 'true') {
    const [left, operator, right] = sides;
    return { reason: sentence(meaningOf(left, source), `be ${RELATIONS[operator]}${right}`, 'wasn’t') };
  }
  return valueAssertion(meaningOf(subject, source), '', expected, got);
};
