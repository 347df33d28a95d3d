import { comparisonOf } from './present';
import type { Comparison } from './step-file';
import { fillIn, type Variables } from './variables';
import { quoted } from './words';

export interface FilledComparison {
  /** Whether a value is as expected. */
  holds(value: unknown): boolean;
  operator: ReturnType<typeof comparisonOf>['operator'];
  /** As learners read it: `3`, `"x"`. */
  expected: ReturnType<typeof quoted>;
  /** It's about what must not be there, so it has to hold for every value. */
  isNegative: boolean;
}

/** The comparison of a test, with its variables filled in. Values of different types are never equal. */
export function filledComparison(test: Comparison, variables: Variables): FilledComparison {
  const { operator, value } = comparisonOf(test);
  const expected = typeof value === 'string' ? fillIn(value, variables) : value;
  const said = { operator, expected: quoted(expected), isNegative: operator === 'not_contains' };
  const has = (actual: unknown) => typeof actual === 'string' && actual.includes(String(expected));
  switch (operator) {
    case 'eq':
      return { ...said, holds: (actual) => actual === expected };
    case 'gt':
      return { ...said, holds: (actual) => typeof actual === 'number' && actual > Number(expected) };
    case 'contains':
      return { ...said, holds: has };
    case 'not_contains':
      return { ...said, holds: (actual) => typeof actual === 'string' && !has(actual) };
  }
}
