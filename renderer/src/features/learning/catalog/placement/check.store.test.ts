import type { PlacementCheck } from '@web/api';
import { expect, test, vi } from 'vitest';
import { CheckStore } from './check.store';
import type { PlacementsStore } from './placements.store';

const check: PlacementCheck = {
  courseUuid: 'course',
  questions: [
    { lessonUuid: 'a', lessonDataChoice: { question: 'One?', choices: ['yes', 'no'] } },
    { lessonUuid: 'b', lessonDataTextInput: { question: 'Two?' } },
    { lessonUuid: 'c', lessonDataTextInput: { question: 'Three?' } },
  ],
};

function open(take: PlacementsStore['take']) {
  const taken = vi.fn(take);
  return { taken, store: new CheckStore(check, { take: taken } as unknown as PlacementsStore) };
}
const result = { courseUuid: 'course', chapterUuids: ['one'], numRight: 2, numQuestions: 3 };

test('the answers are sent after the last question, without those that the learner doesn’t know', async () => {
  const { store, taken } = open(async () => result);
  store.set('yes');
  store.next(true);
  store.set('a guess');
  store.next(false);
  store.set(' 3 ');
  store.next(true);
  await vi.waitFor(() => expect(store.result).toEqual(result));
  expect(taken).toHaveBeenCalledExactlyOnceWith('course', [
    { lessonUuid: 'a', answer: { choice: 'yes' } },
    { lessonUuid: 'c', answer: { textInput: '3' } },
  ]);
});

test('going back shows the answer again', () => {
  const { store } = open(async () => result);
  store.set('no');
  store.next(true);
  store.back();
  expect([store.at, store.answer]).toEqual([0, 'no']);
});

test('answers that couldn’t be sent aren’t lost', async () => {
  const outcomes = [Promise.reject(new Error('no connection')), Promise.resolve(result)];
  const { store, taken } = open(() => outcomes[taken.mock.calls.length - 1]!);
  for (const _ of check.questions) store.next(false);
  await vi.waitFor(() => expect(store.error).not.toBeNull());
  await store.send();
  expect([store.error, store.result]).toEqual([null, result]);
});
