import { comparisonOf } from './present';
import type { Comparison } from './step-file';
import { fillIn, type Variables } from './variables';
import { quoted } from './words';

export interface FilledComparison {
  /** Whether a value is as expected. */
  holds(value: unknown): boolean;
  /** `should be 3`, `should be more than 3`, `should contain "x"`. */
  words: string;
  /** It's about what must not be there, so it has to hold for every value. */
  isNegative: boolean;
}

/** The comparison of a test, with its variables filled in. Values of different types are never equal. */
export function filledComparison(test: Comparison, variables: Variables): FilledComparison {
  const { operator, value } = comparisonOf(test);
  const expected = typeof value === 'string' ? fillIn(value, variables) : value;
  const has = (actual: unknown) => typeof actual === 'string' && actual.includes(String(expected));
  switch (operator) {
    case 'eq':
      return {
        holds: (actual) => actual === expected,
        words: `should be ${quoted(expected)}`,
        isNegative: false,
      };
    case 'gt':
      return {
        holds: (actual) => typeof actual === 'number' && actual > Number(expected),
        words: `should be more than ${quoted(expected)}`,
        isNegative: false,
      };
    case 'contains':
      return { holds: has, words: `should contain ${quoted(expected)}`, isNegative: false };
    case 'not_contains':
      return {
        holds: (actual) => typeof actual === 'string' && !has(actual),
        words: `shouldn’t contain ${quoted(expected)}`,
        isNegative: true,
      };
  }
}
