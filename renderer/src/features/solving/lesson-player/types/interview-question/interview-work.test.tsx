import { beforeEach, expect, test, vi } from 'vitest';
import { PlayerWork } from '../../components/LessonPlayer';
import { LessonPlayerStore } from '../../lesson-player.store';
import { appWith, EXERCISE, htmlOf, judgment, lessonWith } from '../testing/render-player';
import { openInterviewQuestion } from './interview-work';

const LESSON = lessonWith({
  type: 'type_interview_question',
  lessonDataInterviewQuestion: { question: 'What is a set?', numPoints: 2, numToPass: 2, maxLength: 6000 },
});
const interview = {
  judge: 'embedded',
  points: [
    { verdict: 'covered', sentence: 'No order.', said: 'it has no order', comment: 'Right.' },
    { verdict: 'missed', sentence: null, said: null, comment: 'And **twice**?' },
  ],
};

vi.mock('@web/ui/useBreakpoint', () => ({ useBreakpoint: () => false }));
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});

async function setUp() {
  const end = Promise.withResolvers<void>();
  const app = appWith({
    submitLesson: () => ({
      ...judgment('failure', { resultMessage: 'You made 1 of the 2 points it takes.', interview }),
      messages: [{ text: '**Covered.** No' }, { text: ' order.' }, end.promise],
    }),
  });
  await app.stores.session.signInWithCode('CODE');
  const player = new LessonPlayerStore(EXERCISE, LESSON, app.stores, openInterviewQuestion);
  player.start();
  player.work.synced.restore({ answer: { textInput: ' A set: it has no order. ' }, starter: null });
  return { ...app, end, player, html: () => htmlOf(app.stores, <PlayerWork player={player} />) };
}

test('what the interviewer writes is shown while it’s written, then each point with the learner’s words', async () => {
  const { player, html, end, api } = await setUp();
  player.submit();
  await vi.waitFor(() => expect(player.submission.text).toContain('order.'));
  expect(await html()).toContain('<strong>Covered.</strong> No order.');
  end.resolve();
  await vi.waitFor(() => expect(player.submission.isJudging).toBe(false));
  expect(api.seen.find(({ name }) => name === 'submitLesson')?.body).toMatchObject({
    input: 'A set: it has no order.',
  });
  const text = await html();
  expect(text).toContain('You made 1 of the 2 points it takes.');
  expect(text).toMatch(
    /Covered<\/p>.*No order\..*<q>it has no order<\/q>.*Not yet<\/p>.*And <strong>twice<\/strong>\?/s,
  );
  expect(text).toContain('Read by our built-in checker');
});
