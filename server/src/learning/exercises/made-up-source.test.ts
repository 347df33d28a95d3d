import { Module } from '@nestjs/common';
import { LessonProgress } from '@server/learning/progress';
import { GUEST } from '@server/people/access';
import { newId } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { saveDraftBody } from '@shared/contracts';
import { type LessonData, lessonTypeOf } from '@shared/lesson-types';
import { asIs } from '@shared/texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { GameApp, JumpClock } from '../../../test/game/game-app';
import { QuestionContent } from '../../../test/game/question-content';
import { presentWork, readWork } from '../../solving/drafts/draft.presenter';
import { LearnerDrafts } from '../../solving/drafts/learner-drafts';
import { SaveDraft } from '../../solving/drafts/save-draft';
import { presentAttempt } from '../../solving/submissions/attempt.presenter';
import { LearnerAttempts } from '../../solving/submissions/learner-attempts';
import { RecentResults } from '../../solving/submissions/recent-results';
import { presentSubmission } from '../../solving/submissions/submission.presenter';
import { SubmitAnswer } from '../../solving/submissions/submit-answer';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { TryAnswer } from '../../solving/submissions/try-answer';
import { OpenSolution } from '../lessons/open-solution';
import { ResetProgress } from '../resets/reset-progress';
import { type ExerciseRef, ExerciseSource, OpenExercise, type OpenedExercise } from '.';

/* A source that isn't part of the product. Nothing but this file knows it. */
const CHALLENGE: ExerciseRef = { source: 'challenge', id: '00000000-0000-4000-8000-0000000c0de1' };
const DATA: LessonData = {
  type: 'type_text_input',
  question: 'Who wrote it first?',
  explanation: 'She did.',
  matchesOne: ['Ada'],
};

class MadeUpChallenges extends ExerciseSource {
  readonly name = 'challenge';
  /** The results and pay it announced. */
  readonly announced: unknown[][] = [];

  async open(id: string): Promise<OpenedExercise> {
    if (id !== CHALLENGE.id) throw new DomainError('not-found', asIs('This challenge doesn’t exist.'));
    return {
      ...({ ref: CHALLENGE, type: lessonTypeOf(DATA), data: DATA, hash: 'v1', language: 'python' } as const),
      ...{ courseId: null, difficulty: 3, chapter: null },
      decide: (learner) =>
        learner === GUEST ? new DomainError('forbidden', asIs('Challenges are for learners.')) : 'allowed',
      submitted: (_, { result, xp }) => void this.announced.push([result, xp]),
      completed: (_, { xp }) => void this.announced.push(['completed', xp]),
    };
  }
}

describe('sources', () => {
  test('have names of their own', () => {
    const twice = [new MadeUpChallenges(), new MadeUpChallenges()];
    expect(() => new OpenExercise(undefined as never).use(twice)).toThrow(
      'Two exercise sources are called challenge.',
    );
  });

  test('that nothing provides have no exercises', async () => {
    await expect(new OpenExercise(undefined as never).execute(CHALLENGE)).rejects.toMatchObject({
      kind: 'not-found',
      message: 'This exercise doesn’t exist.',
    });
  });
});

describeOnBothDatabases('an exercise of a made-up source', (db) => {
  const clock = new JumpClock('2026-03-02T12:00:00Z');
  const challenges = new MadeUpChallenges();
  let app: GameApp;

  beforeAll(async () => {
    using content = new QuestionContent({ courses: 1, chapters: 1, lessons: 1 });
    @Module({ providers: [{ provide: MadeUpChallenges, useValue: challenges }] })
    class MadeUpModule {}
    app = await GameApp.open({
      ...db.location,
      contentDir: content.files.root,
      clock,
      modules: (all) => [...all, MadeUpModule],
    });
  });
  afterAll(() => app.close());

  async function learner() {
    challenges.announced.length = 0;
    const userId = await addLearner({ dataSource: app.dataSource, clock });
    const drafts = app.get(LearnerDrafts);
    return {
      userId,
      submit: async (TextInput: string) => {
        clock.advance(1_000);
        const input = { userId, exercise: CHALLENGE, body: { TextInput } };
        return presentSubmission(await app.get(SubmitAnswer).execute(input));
      },
      save: (TextInput: string, baseVersion: number) => {
        const body = saveDraftBody.parse({ TextInput, baseVersion });
        const input = { ...body, userId, exercise: CHALLENGE, work: readWork(body), replaced: [] };
        return app.get(SaveDraft).execute(input);
      },
      work: async () => presentWork(await drafts.workIn(userId, CHALLENGE)),
      versions: () => drafts.versionsIn(userId, CHALLENGE),
      progress: () => app.get(LessonProgress).progressOf(userId, CHALLENGE),
    };
  }

  test('is judged, counted and recorded like a lesson, and pays once', async () => {
    const { userId, submit, progress, work } = await learner();
    const ids = { LessonUUID: null, CourseUUID: null, ChallengeUUID: CHALLENGE.id };
    expect(await submit('Bob')).toMatchObject({ ResultSlug: 'failure', XPReward: 0, ...ids });
    const solved = await submit('Ada');
    expect(solved).toMatchObject({ ResultSlug: 'success', XPReward: expect.any(Number), ...ids });
    expect(solved.XPReward).toBeGreaterThan(0);
    expect(await submit('Ada')).toMatchObject({ ResultSlug: 'success', XPReward: 0 });
    expect(await progress()).toMatchObject({ attempts: 3, successCount: 2, completedAt: expect.any(Date) });
    expect(challenges.announced).toEqual([
      ['failure', 0],
      ['completed', solved.XPReward],
      ['success', solved.XPReward],
      ['success', 0],
    ]);
    const attempts = app.get(LearnerAttempts);
    const page = await attempts.page(userId, CHALLENGE);
    expect(page.attempts.map(presentAttempt).map(({ Answer }) => Answer.TextInput)).toEqual([
      'Ada',
      'Ada',
      'Bob',
    ]);
    const stored = await attempts.result(userId, solved.SubmissionUUID);
    expect(presentSubmission(stored)).toMatchObject({ ResultSlug: 'success', ...ids });
    expect(await work()).toEqual({ Draft: null, LastAnswer: { TextInput: 'Ada' } });
    const paid = await app.dataSource.sql`
      SELECT reason, source FROM ledger_entries WHERE source = ${CHALLENGE.id} AND currency = 'xp'`;
    expect(paid).toEqual([{ reason: 'challenge', source: CHALLENGE.id }]);
  });

  test('is no lesson: what counts lessons leaves it out, and a reset of all lessons leaves it', async () => {
    const { userId, submit, save, work, progress } = await learner();
    await submit('Ada');
    await save('Ada L.', 0);
    expect(await app.get(LessonProgress).everCompletedLessonIds(userId)).toEqual(new Set());
    expect(await app.get(RecentResults).list(userId)).toEqual([]);
    const events = await app.dataSource.sql`SELECT id FROM events WHERE name LIKE 'submissions.lesson-%'`;
    expect(events).toEqual([]);
    await app.get(ResetProgress).execute(userId, { kind: 'everything' });
    expect(await progress()).toMatchObject({ completedAt: expect.any(Date), resetAt: null });
    expect(await work()).toMatchObject({ Draft: { Answer: { TextInput: 'Ada L.' } } });
    const drafts = await app.dataSource.sql`
      SELECT exercise_source AS source FROM exercise_drafts WHERE user_id = ${userId}`;
    expect(drafts).toEqual([{ source: 'challenge' }]);
  });

  test('keeps drafts, and what another window overwrote as a version', async () => {
    const { save, work, versions } = await learner();
    await save('A', 0);
    await save('B', 0);
    expect(await work()).toMatchObject({ Draft: { Version: 2, Answer: { TextInput: 'B' } } });
    expect((await versions()).map(({ reason, answer }) => [reason, answer.textInput])).toEqual([
      ['elsewhere', 'A'],
    ]);
  });

  test('pays nothing to who saw its solution first', async () => {
    const { userId, submit } = await learner();
    await app.get(OpenSolution).execute(userId, CHALLENGE);
    clock.advance(1_000);
    const { XPReward, XPBreakdown } = await submit('Ada');
    expect([XPReward, XPBreakdown.at(-1)?.Name]).toEqual([0, 'Solution seen']);
  });

  test('is refused in the words of its source', async () => {
    const { userId } = await learner();
    const body = { TextInput: 'Ada' };
    const asGuest = app.get(TryAnswer).execute({ address: '192.0.2.1', exercise: CHALLENGE, body });
    await expect(asGuest).rejects.toMatchObject({ message: 'Challenges are for learners.' });
    const gone = { source: 'challenge', id: newId() } as const;
    await expect(app.get(SubmitAnswer).execute({ userId, exercise: gone, body })).rejects.toMatchObject({
      kind: 'not-found',
      message: 'This challenge doesn’t exist.',
    });
  });
});
