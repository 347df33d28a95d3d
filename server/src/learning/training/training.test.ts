import { CourseOutlines } from '@server/learning/catalog';
import { LessonCompleted, LessonSubmitted } from '@server/learning/lessons';
import { Access } from '@server/people/access';
import { UserRepository } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import { type AnswerJudge, LearnerQueue, NO_REWARD } from '@server/solving/submissions';
import { trainingAnswerReply, trainingSession } from '@shared/contracts';
import { MAX_NEW_PER_DAY } from '@shared/rules/training';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import type { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import { lessonUuid, NAME } from '../../authoring/content-import/testing/small-content';
import { SubmissionsPolicy } from '../../solving/submissions/submissions.policy';
import {
  answerTo,
  InstantJudge,
  submissionEntities,
  submitting,
} from '../../solving/submissions/testing/submitting';
import { AnswerCard } from './answer-card';
import { CreateCard } from './create-card';
import { GetTraining } from './get-training';
import { GiveUp } from './give-up';
import { RecordReview } from './record-review';
import { LessonTrained } from './training.events';
import { presentAnsweredCard, presentTraining } from './training.presenter';
import type { TrainedItem } from './training-activity';
import { TrainingCardEntity } from './training-card.entity';
import { TrainingReviewEntity } from './training-review.entity';

const entities = [...submissionEntities, TrainingCardEntity, TrainingReviewEntity];
const NOTHING_PAID = { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD };
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** A learner in Berlin who trains the lessons of SMALL_CONTENT. */
async function training(db: TestDatabase, change?: (content: ContentFixture) => void) {
  const { userId, lessons, lessonExercises, submit } = await submitting(db, NOTHING_PAID, undefined, {
    change,
  });
  const createCard = new CreateCard(db.database);
  db.registry.register({
    name: 'training.create-card',
    event: LessonCompleted,
    handle: (payload) => createCard.create(payload),
  });
  const users = new UserRepository(db.dataSource);
  const trained: TrainedItem[] = [];
  const activity = { trained: async (_: unknown, item: TrainedItem) => void trained.push(item) };
  const record = new RecordReview(db.database, users, db.clock, activity);
  const access = new Access(undefined as never).use([new SubmissionsPolicy()]);
  const instant = new InstantJudge();
  const judge = instant as unknown as AnswerJudge;
  const answerCard = new AnswerCard(
    db.dataSource,
    lessonExercises,
    access,
    judge,
    new LearnerQueue(),
    record,
  );
  const outlines = new CourseOutlines(db.dataSource, db.clock);
  const getTraining = new GetTraining(db.dataSource, outlines, users, db.clock);
  return {
    userId,
    record,
    trained,
    judged: instant.tasks,
    giveUp: new GiveUp(db.dataSource, lessons, record),
    complete: async (...numbers: number[]) => {
      for (const number of numbers) await submit(number);
      await db.events.dispatcher.drain();
    },
    answer: async (number: number, code = 'right', seconds = 100, by = userId, variant?: number) =>
      trainingAnswerReply.parse(
        presentAnsweredCard(
          await answerCard.execute({
            userId: by,
            lessonId: lessonUuid(number),
            body: answerTo(number, code),
            seconds,
            variant,
          }),
        ),
      ),
    session: async (more = false) =>
      trainingSession.parse(presentTraining(await getTraining.execute(userId, { more }))),
    card: (number: number) =>
      db.dataSource.manager.findOneByOrFail(TrainingCardEntity, { userId, lessonId: lessonUuid(number) }),
  };
}

const uuidsOf = ({ Cards }: { Cards: { LessonUUID: string }[] }) => Cards.map((card) => card.LessonUUID);
const daysUntil = (db: TestDatabase, due: string) =>
  Math.round((Date.parse(due) - db.clock.now().getTime()) / DAY_MS);

const withVariants = (content: ContentFixture) =>
  content.write(
    `${NAME}/training.yaml`,
    "count: 2\nparameters:\n  n: [4, 5]\nvariant:\n  question: Which number is {{n}}?\n  matchesOne: ['{{n}}']\n",
  );

describeOnBothDatabases('training', { entities }, (db) => {
  test('the migration matches the entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('a completed lesson is trained from the next day on', async () => {
    const { complete, session } = await training(db);
    await complete(1, 3);
    expect(await session()).toMatchObject({ Cards: [], NumCards: 2, NumTomorrow: 2 });
    db.clock.advance(DAY_MS);
    expect((await session()).Cards).toMatchObject([
      { LessonUUID: lessonUuid(1), LessonTitle: 'Hello', LessonType: 'type_code', IsNew: true },
      { LessonUUID: lessonUuid(3), CourseTitle: 'Forge Python', IsNew: true },
    ]);
  });

  test('an event that is delivered twice makes one card, and keeps its reviews', async () => {
    const { complete, answer, card } = await training(db);
    await complete(1);
    await answer(1);
    await new CreateCard(db.database).create(db.emitted(LessonCompleted)[0]!);
    expect(await card(1)).toMatchObject({ reviews: 1 });
  });

  test('a right answer is rated, scheduled and stored with its model and weights', async () => {
    const { userId, complete, answer, session, card } = await training(db);
    await complete(1);
    db.clock.advance(DAY_MS);
    const reply = await answer(1);
    expect(reply).toMatchObject({ ResultSlug: 'success', NumFailures: 0, Review: { Rating: 'good' } });
    expect(daysUntil(db, reply.Review!.DueAt)).toBeGreaterThan(0);
    expect((await card(1)).memory).toMatchObject({ model: expect.stringContaining('FSRS-6') });
    expect((await card(1)).memory.weights).toHaveLength(21);
    expect(await session()).toMatchObject({ Cards: [], NumDoneToday: 1 });
    expect(db.emitted(LessonTrained)).toMatchObject([{ userId, lessonId: lessonUuid(1), rating: 'good' }]);
  });

  test('wrong answers are counted by the server, and lower the rating', async () => {
    const { complete, answer } = await training(db);
    await complete(1);
    expect(await answer(1, 'wrong')).toMatchObject({ ResultSlug: 'failure', NumFailures: 1, Review: null });
    expect((await answer(1, 'right', 5)).Review?.Rating).toBe('hard');
  });

  test('the judge`s own failure counts for nothing', async () => {
    const { complete, answer } = await training(db);
    await complete(1);
    expect(await answer(1, 'judge-failure')).toMatchObject({ ResultSlug: 'system-error', NumFailures: 0 });
    expect((await answer(1)).Review?.Rating).toBe('good');
  });

  test('a right answer counts for the learner’s day, giving up doesn’t', async () => {
    const { userId, complete, answer, record, trained } = await training(db);
    await complete(1, 3);
    await record.review({ userId, lessonId: lessonUuid(3), seconds: 0, gaveUp: true }, () => 'again');
    await answer(1, 'wrong');
    expect(trained).toEqual([]);
    await answer(1);
    await answer(1);
    expect(trained).toMatchObject([{ userId, at: db.clock.now() }]);
  });

  test('training pays nothing and isn’t a submission', async () => {
    const { complete, answer } = await training(db);
    await complete(1);
    await answer(1);
    expect(db.emitted(LessonSubmitted)).toHaveLength(1);
  });

  test('a lesson with variants is trained with another one each time', async () => {
    const { userId, complete, session, answer, giveUp, judged } = await training(db, withVariants);
    await complete(4);
    const shown = async () => {
      const [card] = (await session()).Cards;
      const { Number: number, LessonDataTextInput: data } = card!.Variant!;
      return { number, n: /\d/.exec(data!.Question)![0] };
    };
    db.clock.advance(DAY_MS);
    const first = await shown();
    await answer(4, 'right', 10, userId, first.number);
    expect(judged.at(-1)?.exercise.data).toMatchObject({ matchesOne: [first.n] });
    db.clock.advance(60 * DAY_MS);
    const second = await shown();
    expect(second.n).not.toBe(first.n);
    const { solution, reviewed } = await giveUp.execute(userId, lessonUuid(4), second.number);
    expect([solution?.TextInput?.MatchesOne, reviewed.rating]).toEqual([[second.n], 'again']);
  });

  test('the server chooses the variant: no other one is judged, or has its solution shown', async () => {
    const { userId, complete, session, answer, giveUp, card } = await training(db, withVariants);
    await complete(4);
    db.clock.advance(DAY_MS);
    const { Number: number } = (await session()).Cards[0]!.Variant!;
    for (const other of [1 - number, 7, undefined]) {
      await expect(answer(4, 'right', 10, userId, other)).rejects.toMatchObject({ kind: 'conflict' });
      await expect(giveUp.execute(userId, lessonUuid(4), other)).rejects.toMatchObject({ kind: 'conflict' });
    }
    expect(await card(4)).toMatchObject({ reviews: 0, failures: 0 });
  });

  test('who gave up can’t pass with the solution that they saw, neither today nor the next time', async () => {
    const { userId, complete, session, answer, giveUp, trained, judged } = await training(db, withVariants);
    await complete(4);
    db.clock.advance(DAY_MS);
    const { Number: number } = (await session()).Cards[0]!.Variant!;
    const { solution } = await giveUp.execute(userId, lessonUuid(4), number);
    const again = await giveUp.execute(userId, lessonUuid(4), number);
    expect(again.solution).toEqual(solution);
    expect((await answer(4, 'right', 10, userId, number)).Review?.Rating).toBe('again');
    expect(trained).toEqual([]);
    db.clock.advance(DAY_MS);
    await expect(answer(4, 'right', 10, userId, number)).rejects.toMatchObject({ kind: 'conflict' });
    await answer(4, 'right', 10, userId, 1 - number);
    expect(judged.at(-1)?.exercise.data).not.toMatchObject({ matchesOne: solution?.TextInput?.MatchesOne });
    expect(trained).toHaveLength(1);
  });

  test('who gave up has forgotten it: no rating changes that', async () => {
    const { userId, record, complete, giveUp, answer, card } = await training(db);
    await complete(1);
    const { reviewed } = await giveUp.execute(userId, lessonUuid(1));
    await answer(1);
    await expect(record.changeRating(userId, lessonUuid(1), 'easy')).rejects.toMatchObject({
      kind: 'conflict',
    });
    expect((await card(1)).dueAt).toEqual(reviewed.dueAt);
  });

  test('a number of no variant is about the lesson itself', async () => {
    const { userId, complete, answer, judged } = await training(db);
    await complete(4);
    await answer(4, 'right', 10, userId, 7);
    expect(judged.at(-1)?.exercise.data).toMatchObject({ matchesOne: ['python'] });
  });

  test('a rating can be changed, and counts from before the answer', async () => {
    const { userId, record, complete, answer, card } = await training(db);
    await complete(1);
    const good = (await answer(1)).Review!;
    const easy = await record.changeRating(userId, lessonUuid(1), 'easy');
    expect(easy.dueAt.getTime()).toBeGreaterThan(Date.parse(good.DueAt));
    const again = await record.changeRating(userId, lessonUuid(1), 'good');
    expect(again.dueAt.toISOString()).toBe(good.DueAt);
    expect(await card(1)).toMatchObject({ reviews: 1 });
  });

  test('giving up brings it back the next day, and only a review can be rated', async () => {
    const { userId, record, complete, session } = await training(db);
    await complete(1);
    await expect(record.changeRating(userId, lessonUuid(1), 'easy')).rejects.toMatchObject({
      kind: 'conflict',
    });
    await record.review({ userId, lessonId: lessonUuid(1), seconds: 0 }, () => 'again');
    db.clock.advance(DAY_MS);
    expect(uuidsOf(await session())).toEqual([lessonUuid(1)]);
  });

  test('a second answer on the same day changes nothing', async () => {
    const { complete, answer } = await training(db);
    await complete(1);
    const first = await answer(1);
    expect(await answer(1, 'wrong')).toMatchObject({ ResultSlug: 'failure', NumFailures: 0 });
    expect((await answer(1, 'right', 1)).Review).toEqual(first.Review);
    expect(db.emitted(LessonTrained)).toHaveLength(1);
  });

  test('what was forgotten late in the evening can be trained the next morning', async () => {
    const { userId, record, complete, answer, session } = await training(db);
    db.clock.advance(21 * HOUR_MS - (db.clock.now().getTime() % DAY_MS)); // 22:00 or 23:00 in Berlin
    await complete(1);
    await record.review({ userId, lessonId: lessonUuid(1), seconds: 0 }, () => 'again');
    db.clock.advance(9 * HOUR_MS);
    expect(uuidsOf(await session())).toEqual([lessonUuid(1)]);
    await answer(1);
    expect(db.emitted(LessonTrained)).toHaveLength(2);
    expect((await session()).Cards).toEqual([]);
  });

  test('learners train only what they have completed', async () => {
    const { complete, answer } = await training(db);
    await complete(1);
    await expect(answer(2)).rejects.toMatchObject({ kind: 'not-found' });
    await expect(answer(1, 'right', 1, newId())).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('what is done counts toward the day’s new lessons, until the learner asks for more', async () => {
    const { userId, complete, session } = await training(db);
    await complete(1);
    db.clock.advance(DAY_MS);
    const done = Array.from({ length: MAX_NEW_PER_DAY }, () => ({
      id: newId(),
      userId,
      lessonId: newId(),
      reviewedAt: db.clock.now(),
      rating: 'good' as const,
      failures: 0,
      seconds: 1,
      before: {} as never,
      reviewsBefore: 0,
      gaveUp: false,
    }));
    await db.dataSource.getRepository(TrainingReviewEntity).insert(done);
    expect(await session()).toMatchObject({ Cards: [], NumDoneToday: MAX_NEW_PER_DAY, NumTomorrow: 1 });
    expect(uuidsOf(await session(true))).toEqual([lessonUuid(1)]);
  });
});
