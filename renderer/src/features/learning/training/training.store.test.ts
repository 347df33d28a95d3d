import type { Lesson } from '@web/api';
import { type FakeHandlers, fakeApi, fakeToken } from '@web/api/testing';
import { expect, test } from 'vitest';
import { ExerciseStore, lessonOfVariant } from './exercise.store';
import { TrainingStore } from './training.store';

const signedIn = (handlers: FakeHandlers) => {
  const api = fakeApi(handlers);
  api.tokens.set(fakeToken(900));
  return api;
};

const sessionOf = (...uuids: string[]) => ({
  cards: uuids.map((lessonUuid) => ({ lessonUuid })),
  numWaiting: 0,
  numDoneToday: 0,
  numTomorrow: 2,
  numCards: 4,
});

test('a session goes through its exercises, then asks what’s left', async () => {
  const bodies = [sessionOf('a', 'b'), sessionOf(), sessionOf('c')];
  const api = signedIn({ getTraining: () => ({ body: bodies.shift() }) });
  const training = new TrainingStore(api.client);
  await training.session.load();
  expect([training.current?.lessonUuid, training.upNext?.lessonUuid]).toEqual(['a', 'b']);
  training.next();
  expect([training.current?.lessonUuid, training.upNext]).toEqual(['b', undefined]);
  training.next();
  await training.session.load();
  expect([training.current, training.session.value?.numTomorrow]).toEqual([undefined, 2]);
  training.more();
  await training.session.load();
  await Promise.resolve();
  expect(training.current?.lessonUuid).toBe('c');
  expect(api.seen.map(({ query }) => query)).toEqual([undefined, undefined, { more: 'true' }]);
});

const question = {
  uuid: 'l1',
  type: 'type_choice',
  lessonDataChoice: { question: 'Which?', choices: ['a', 'b'] },
} as unknown as Lesson;
const program = {
  uuid: 'l2',
  type: 'type_code',
  lessonDataCode: {
    starterFiles: [
      { name: 'main.py', content: 'start', isHidden: false, isReadonly: false },
      { name: 'data.py', content: 'x', isHidden: false, isReadonly: true },
    ],
  },
} as unknown as Lesson;

const REVIEW = { rating: 'good', dueAt: '2026-03-04T00:00:00.000Z' };
const answered = (resultSlug: string, review: unknown = null) => ({ body: { resultSlug, review } });

test('a question is checked until it’s right; the time is from its start', async () => {
  let now = 1_000;
  const replies = [answered('failure'), answered('success', REVIEW)];
  const api = signedIn({ answerTraining: () => replies.shift()! });
  const exercise = new ExerciseStore({ api: api.client, lesson: question, timeZone: 'UTC', now: () => now });
  expect(exercise.canCheck).toBe(false);
  exercise.write('a');
  now += 4_000;
  await exercise.check();
  expect([exercise.reply?.resultSlug, exercise.isOver]).toEqual(['failure', false]);
  exercise.write('b');
  expect(exercise.reply).toBeNull();
  now += 6_000;
  await exercise.check();
  expect([exercise.isOver, exercise.canCheck, exercise.review]).toEqual([true, false, REVIEW]);
  expect(api.seen.map(({ body }) => body)).toMatchObject([
    { choice: 'a', seconds: 4 },
    { choice: 'b', seconds: 10 },
  ]);
});

test('choices come in another order each time', () => {
  const places = [0.9, 0.1];
  const api = signedIn({}).client;
  const exercise = new ExerciseStore({ api, lesson: question, random: () => places.shift()! });
  expect(exercise.choices).toEqual(['b', 'a']);
});

test('a program starts from the starter, and only its editable files are sent', async () => {
  const api = signedIn({ answerTraining: () => answered('failure') });
  const exercise = new ExerciseStore({ api: api.client, lesson: program });
  exercise.edit('main.py', 'mine');
  exercise.edit('data.py', 'cheated');
  await exercise.check();
  expect(api.seen[0]?.body).toMatchObject({ files: [{ name: 'main.py', content: 'mine' }] });
});

test('giving up shows the solution and ends the exercise, which counts as forgotten', async () => {
  const api = signedIn({
    giveUpTraining: () => ({ body: { ...REVIEW, rating: 'again' } }),
    getLessonSolution: () => ({ body: { answer: 'b' } }),
    rateTraining: ({ body }) => ({ body: { ...REVIEW, ...(body as object) } }),
  });
  const exercise = new ExerciseStore({ api: api.client, lesson: question });
  await exercise.giveUp();
  expect([exercise.isOver, exercise.solution?.answer, exercise.review?.rating]).toEqual([true, 'b', 'again']);
  await exercise.rate('easy');
  expect([exercise.hasGivenUp, exercise.review?.rating]).toEqual([true, 'again']);
});

test('a variant takes the place of the lesson’s question, and its solution is shown', async () => {
  const variant = { number: 3, task: null, lessonDataChoice: { question: 'And now?', choices: ['c', 'd'] } };
  const api = signedIn({
    answerTraining: () => answered('failure'),
    giveUpTraining: () => ({ body: { ...REVIEW, solution: { answer: 'd' } } }),
  });
  const lesson = lessonOfVariant(question, variant);
  const exercise = new ExerciseStore({ api: api.client, lesson, variant: variant.number });
  expect([lesson.lessonDataChoice?.question, [...exercise.choices].toSorted()]).toEqual([
    'And now?',
    ['c', 'd'],
  ]);
  exercise.write('c');
  await exercise.check();
  await exercise.giveUp();
  expect(exercise.solution?.answer).toBe('d');
  expect(api.seen.map(({ body }) => body)).toMatchObject([{ choice: 'c', variant: 3 }, { variant: 3 }]);
  const task = lessonOfVariant(program, { number: 0, task: 'Print **7**.' });
  expect(task.readme).toContain('Print **7**.');
});

test('a call that fails says why and loses nothing', async () => {
  const api = signedIn({ answerTraining: () => ({ status: 503, body: { error: 'Please try again.' } }) });
  const exercise = new ExerciseStore({ api: api.client, lesson: question });
  exercise.write('a');
  await exercise.check();
  expect([exercise.error, exercise.text, exercise.canCheck]).toEqual(['Please try again.', 'a', true]);
});
