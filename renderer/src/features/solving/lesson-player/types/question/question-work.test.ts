import { expect, test } from 'vitest';
import { openChoice } from '../choice/choice-work';
import { appWith, EXERCISE, lessonWith, NO_CHECKS } from '../testing/render-player';
import { openTextInput } from '../text-input/text-input-work';

const CHOICE = lessonWith({ lessonDataChoice: { question: 'Which?', choices: ['iron', 'coal'] } });
const TEXT = lessonWith({ lessonDataTextInput: { question: 'What?' } });

function setUp(lesson: typeof CHOICE, open: typeof openChoice) {
  const cleared: string[] = [];
  const work = open({
    exercise: EXERCISE,
    lesson,
    stores: appWith().stores,
    checks: NO_CHECKS,
    clearResult: () => cleared.push('cleared'),
  });
  return { work, cleared };
}

test('a number key chooses, and only choices that exist', () => {
  const { work } = setUp(CHOICE, openChoice);
  expect([work.onKey?.('3'), work.onKey?.('x'), work.canSubmit]).toEqual([false, false, false]);
  expect([work.onKey?.('2'), work.canSubmit, work.answer()]).toEqual([true, true, { choice: 'coal' }]);
});

test('another choice hides the result of the one before, the same choice doesn’t', () => {
  const { work, cleared } = setUp(CHOICE, openChoice);
  work.onKey?.('1');
  expect(cleared).toHaveLength(1);
  work.onKey?.('1');
  expect(cleared).toHaveLength(1);
  work.onKey?.('2');
  expect(cleared).toHaveLength(2);
});

test('a text lesson has no keys', () => {
  const { work } = setUp(TEXT, openTextInput);
  expect([work.onKey?.('1'), work.answer()]).toEqual([false, { textInput: '' }]);
});
