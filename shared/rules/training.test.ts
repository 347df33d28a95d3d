import { expect, test } from 'vitest';
import { isTrainable, suggestRating, variantNumber } from './training';

test.each([
  ['type_code', 0, 90, 'good'],
  ['type_code', 0, 60, 'easy'],
  ['type_code', 1, 10, 'hard'],
  ['type_code', 3, 10, 'again'],
  ['type_choice', 0, 20, 'good'],
  ['type_choice', 0, 15, 'easy'],
  ['type_choice', 1, 5, 'again'],
  ['type_text_input', 2, 5, 'hard'],
] as const)('%s with %i wrong answers in %i s is %s', (type, failures, seconds, rating) => {
  expect(suggestRating({ type, failures, seconds })).toBe(rating);
});

test('each review brings another variant, until all have been', () => {
  const numbers = [0, 1, 2, 3].map((reviews) => variantNumber(3, 'ada', reviews));
  expect(new Set(numbers.slice(0, 3))).toEqual(new Set([0, 1, 2]));
  expect(numbers[3]).toBe(numbers[0]);
});

test('questions and short programs are trained, long programs and other types are not', () => {
  expect(isTrainable({ type: 'type_choice', minutes: 12 })).toBe(true);
  expect(isTrainable({ type: 'type_code_tests', minutes: 8 })).toBe(true);
  expect(isTrainable({ type: 'type_code', minutes: null })).toBe(true);
  expect(isTrainable({ type: 'type_code', minutes: 9 })).toBe(false);
  expect(isTrainable({ type: 'type_manual', minutes: 1 })).toBe(false);
});
