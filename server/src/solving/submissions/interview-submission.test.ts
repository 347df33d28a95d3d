import { ExercisesPolicy, lessonRef } from '@server/learning/exercises';
import { OpenSolution } from '@server/learning/lessons';
import { LessonProgress } from '@server/learning/progress';
import { Access } from '@server/people/access';
import { LearnerLocale, UserRepository } from '@server/people/users';
import { embeddedInterviewer, type Interviewer } from '@shared/lesson-types';
import type { Runner } from '@shared/runner/runner';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import type { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import { HELLO, lessonUuid, NAME } from '../../authoring/content-import/testing/small-content';
import { LessonsController } from '../../learning/lessons/lessons.controller';
import { AnswerJudge } from './answer-judge';
import { CourseTexts } from './course-texts';
import { LearnerAttempts } from './learner-attempts';
import { NO_REWARD } from './lesson-rewards';
import { presentSubmission } from './submission.presenter';
import { addLearner, submissionEntities, submitting } from './testing/submitting';

const lessonId = lessonUuid(4);
const exercise = lessonRef(lessonId);
const RIGHT = 'A set keeps no order and drops duplicates, so each item is there once.';
const HALF = 'All I remember of it is that a set keeps no order.';

const PAGE = 'Sets are like bags without any order, and they never contain duplicates of a thing.';

const askQuestion = (content: ContentFixture) => {
  content.edit(`${HELLO}/lesson.md`, 'Programs print.', `Programs print. ${PAGE}`);
  content.replace(
    `${NAME}/lesson.yaml`,
    /^type: .*/ms,
    `type: type_interview_question
difficulty: 1
question: What is a set?
solutionPoints:
  - point: A set keeps no order.
    explanation: It isn’t a list.
    ask: Which item comes first?
    said: [no order]
  - point: A set has no duplicates.
    explanation: Each item is there once.
    ask: What if you add one twice?
    said: [[no duplicates, once]]
goodAnswer: ${RIGHT}
weakAnswers: ["${HALF}"]
`,
  );
};

const runner: Runner = { run: () => Promise.reject(new Error('An interview runs nothing.')) };

async function setUp(db: TestDatabase) {
  const interviewed: (string | undefined)[] = [];
  const interviewer: Interviewer = {
    review: (task, onPoint) => {
      interviewed.push(task.userId);
      return embeddedInterviewer.review(task, onPoint);
    },
  };
  const texts = new CourseTexts(db.dataSource);
  const judge = new AnswerJudge({ lane: () => runner }, undefined, interviewer, undefined, texts);
  const rewards = { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD };
  const setup = await submitting(db, rewards, judge, { change: askQuestion });
  const attempts = new LearnerAttempts(db.dataSource, setup.exercises);
  const { userId, useCase } = setup;
  const say = async (Input: string) => {
    const text: string[] = [];
    const judged = await useCase.execute({
      userId,
      exercise,
      body: { Input },
      onText: (piece) => text.push(piece),
    });
    return { text, reply: presentSubmission(judged) };
  };
  return { ...setup, attempts, interviewed, say };
}

describeOnBothDatabases('an answer to an interview question', { entities: submissionEntities }, (db) => {
  test('is read to the learner point by point, without the points that it misses', async () => {
    const { say, interviewed, userId } = await setUp(db);
    const { text, reply } = await say(HALF);
    expect(text).toEqual([
      `**Covered.** A set keeps no order.\n\n> ${HALF}\n\nIt isn’t a list.\n\n`,
      '**Not yet.**\n\nWhat if you add one twice?\n\n',
      'You made 1 of the 2 points it takes.\n',
    ]);
    expect(reply).toMatchObject({
      ResultSlug: 'failure',
      ResultMessage: 'You made 1 of the 2 points it takes.',
      ResultMessageText: 'interview.failed?made=1&total=2',
    });
    expect(reply.Interview?.Points).toMatchObject([
      { Verdict: 'covered', Sentence: 'A set keeps no order.', Said: HALF },
      { Verdict: 'missed', Sentence: null, Said: null, Comment: 'What if you add one twice?' },
    ]);
    expect(JSON.stringify(reply)).not.toContain('no duplicates');
    expect(interviewed).toEqual([userId]);
  });

  test('fails if it’s copied from a page of the course, and says so before anybody reads it', async () => {
    const { say, interviewed } = await setUp(db);
    const { text, reply } = await say(PAGE);
    expect(reply).toMatchObject({
      ResultSlug: 'failure',
      ResultMessage: expect.stringContaining('Say it in your own words'),
      Interview: null,
    });
    expect(text).toEqual([`${reply.ResultMessage}\n`]);
    expect(interviewed).toEqual([]);
    const mixed = await say(
      `I know this from the book, and it says: ${PAGE} That’s how a set works, I think.`,
    );
    expect(mixed.reply).toMatchObject({
      ResultSlug: 'failure',
      ResultMessage: expect.stringMatching(/^You made 0 of .* use your own words\.$/),
    });
  });

  test('has its result stored for its learner, and for nobody else', async () => {
    const { say, attempts, userId } = await setUp(db);
    const { reply } = await say(RIGHT);
    expect(reply).toMatchObject({
      ResultSlug: 'success',
      ResultMessage: 'You made all 2 points!',
      ResultMessageText: 'interview.all-made?total=2',
    });
    expect(presentSubmission(await attempts.result(userId, reply.SubmissionUUID))).toEqual(reply);
    const other = await addLearner(db);
    await expect(attempts.result(other, reply.SubmissionUUID)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('is kept in the history in words', async () => {
    const { say, attempts, userId } = await setUp(db);
    await say(RIGHT);
    expect(await attempts.lastAnswer(userId, exercise)).toEqual({ TextInput: RIGHT });
  });

  test('is read by the embedded interviewer if it’s a guest’s: the other may cost money', async () => {
    const { asGuest, interviewed } = await setUp(db);
    const judged = await asGuest({ address: '192.0.2.1', exercise, body: { Input: RIGHT } });
    expect(presentSubmission(judged)).toMatchObject({
      ResultSlug: 'success',
      Interview: { Judge: 'embedded' },
    });
    expect(interviewed).toEqual([]);
  });

  test('of another kind is refused', async () => {
    const { useCase, userId } = await setUp(db);
    await expect(useCase.execute({ userId, exercise, body: { TextInput: RIGHT } })).rejects.toMatchObject({
      kind: 'invalid',
      message: 'Please answer this question in your own words.',
    });
  });

  test('has points to look at, which counts as looking at the solution', async () => {
    const { lessonExercises, userId, progress } = await setUp(db);
    const own = new LessonProgress(db.dataSource);
    const access = new Access(undefined as never).use([new ExercisesPolicy()]);
    const solution = new OpenSolution(db.database, new UserRepository(db.dataSource), db.clock);
    const controller = new LessonsController(
      lessonExercises,
      own,
      access,
      solution,
      new LearnerLocale(db.dataSource),
    );
    const points = (id: string) =>
      controller.getLessonSolutionPoints({ params: { id } } as never, userId, {
        asked: undefined,
        preferred: 'en',
      });
    expect(await points(lessonId)).toEqual({
      SolutionViewedAt: db.clock.now().toISOString(),
      SeerStoneUsed: false,
      SolutionPoints: [
        { Sentence: 'A set keeps no order.', Explanation: 'It isn’t a list.' },
        { Sentence: 'A set has no duplicates.', Explanation: 'Each item is there once.' },
      ],
    });
    expect(await progress(4)).toMatchObject({ solutionViewedAt: db.clock.now() });
    await expect(points(lessonUuid(1))).rejects.toMatchObject({ kind: 'not-found' });
    expect(await progress(1)).toBeNull();
  });
});
