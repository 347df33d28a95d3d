import { setTimeout as pause } from 'node:timers/promises';
import type { Spellbook, TrainingSession } from '@shared/contracts';
import { succeed } from '../../fixtures/api';
import { rightAnswer } from '../../fixtures/content';
import type { Examples, World } from './example';
import { lesson, solvedLesson } from './resources/lesson';

/** What's left of lessons that were solved: the spellbook and training. */
export const trainingExamples = {
  listSpellbooks: () => ({}),
  getSpellbookPage: async (world) => {
    await solvedLesson(world);
    const { accessToken: token } = world.learner;
    const [book] = await succeed<Spellbook[]>(world.server, 'GET', '/spellbooks', { token });
    const page = book!.Pages.find(({ LessonUUID }) => LessonUUID === lesson.uuid)!;
    return { params: { id: page.UUID }, isPersonal: true };
  },
  getTraining: () => ({ query: { more: 'true' } }),
  answerTraining: async (world) => ({
    params: { id: await trainedLesson(world) },
    body: { ...rightAnswer(lesson), seconds: 20 },
    isPersonal: true,
  }),
  giveUpTraining: async (world) => ({
    params: { id: await trainedLesson(world) },
    body: { variant: 0 },
    isPersonal: true,
  }),
  rateTraining: async (world) => {
    const id = await trainedLesson(world);
    await succeed(world.server, 'POST', `/training/${id}/answer`, {
      token: world.learner.accessToken,
      body: { ...rightAnswer(lesson), seconds: 20 },
    });
    return { params: { id }, body: { rating: 'hard' }, isPersonal: true };
  },
} satisfies Examples;

/** A lesson that the learner trains. It's one as soon as its completion was handled, right after the reply. */
async function trainedLesson(world: World): Promise<string> {
  await solvedLesson(world);
  const { server } = world;
  const { accessToken: token } = world.learner;
  const hasCard = async () =>
    (await succeed<TrainingSession>(server, 'GET', '/training', { token })).NumCards > 0;
  while (!(await hasCard())) await pause(20);
  return lesson.uuid;
}
