import { describe, expect, test } from 'vitest';
import { reviewPoint } from './embedded-interviewer';

const ORDER = {
  point: 'A set keeps no order.',
  explanation: 'It is not a list.',
  ask: 'Which item comes first?',
  said: [['set'], ['no order', 'unordered', 'not ordered', 'lose the order']],
};
const LOOKUP = {
  point: 'Looking up a key takes constant time.',
  explanation: 'The hash says where to look.',
  ask: 'How does the time grow?',
  said: [
    ['lookup', 'look up', 'find'],
    ['constant time', 'O(1)', 'same time'],
  ],
};
const verdict = (point: typeof ORDER, answer: string) => reviewPoint(point, answer).verdict;

describe('a point is covered', () => {
  test.each([
    ['in the author’s own words', 'Look up takes constant time.'],
    ['in other forms of the words', 'Finding something takes, in the end, constant times for all keys.'],
    ['with words in between', 'You can find any key in the very same amount of time.'],
    ['with symbols', 'Lookups? They are O(1), always.'],
    ['with a slip of the finger', 'A lookup runs in constnat time.'],
    ['with accents and capitals', 'LOOKUP: CONSTÁNT TIME!'],
    ['if another thing is denied', 'It’s not a list, so a lookup takes constant time.'],
    ['if only its slowness is denied', 'A lookup doesn’t get slower, but stays in constant time.'],
    ['after “not only”', 'It’s not only tidy: a lookup takes not just little but constant time.'],
    [
      'without punctuation as in speech',
      'so um when i look up a key that would be like constant time i think',
    ],
  ])('%s', (_, answer) => {
    expect(verdict(LOOKUP, answer)).toBe('covered');
  });

  test('if the phrase itself says no', () => {
    expect(verdict(ORDER, 'Sets don’t have any order.')).toBe('covered');
    expect(verdict(ORDER, 'A set isn’t ordered.')).toBe('covered');
    expect(verdict(ORDER, 'A set is ordered.')).toBe('partly');
  });
});

describe('a point is not covered', () => {
  test.each([
    ['if only a part is said', 'You find a key with its hash.', 'partly'],
    ['if it is denied', 'A lookup doesn’t take constant time.', 'partly'],
    ['if it is called wrong', 'A lookup: constant time is wrong.', 'partly'],
    ['if its first part is missing', 'It takes constant time.', 'missed'],
    ['if something else is said', 'It stores boxes in a warehouse.', 'missed'],
    [
      'if its parts have nothing to do with each other',
      `You can find a seat. ${'The weather was nice on that day and everybody came. '.repeat(12)}We met at the same time.`,
      'partly',
    ],
  ])('%s', (_, answer, expected) => {
    expect(verdict(LOOKUP, answer)).toBe(expected);
  });
});

test('the review quotes the sentence, and asks on if something is missing', () => {
  expect(reviewPoint(LOOKUP, 'First.  You find a key\nby hash. Last.')).toEqual({
    verdict: 'partly',
    said: 'You find a key',
    comment: 'How does the time grow?',
  });
  const long = `well ${'so '.repeat(200)} a lookup takes constant time ${'and so on '.repeat(200)}`;
  expect(reviewPoint(LOOKUP, long)).toMatchObject({
    said: '… lookup takes constant time …',
    verdict: 'covered',
  });
});

test('says when the answer claims the opposite', () => {
  expect(reviewPoint(LOOKUP, 'A lookup never takes constant time.').comment).toMatch(/the opposite/);
});

test('a very long answer of one repeated word is read in no time', () => {
  expect(verdict(LOOKUP, 'find '.repeat(1200))).toBe('partly');
});
