import { CONTENT_ENTITIES, ImportContent } from '@server/authoring/content-import';
import { InProcessBus, type UserFrame, UserPush } from '@server/community/realtime';
import { CourseOutlines } from '@server/learning/catalog';
import {
  columnsOf,
  type ExerciseRef,
  ExercisesPolicy,
  lessonRef,
  OpenExercise,
} from '@server/learning/exercises';
import { type LessonAccess, LessonExercises, LessonReader } from '@server/learning/lessons';
import { ExerciseProgressEntity } from '@server/learning/progress';
import { Access } from '@server/people/access';
import { UserEntity, UserRepository } from '@server/people/users';
import type { Clock } from '@server/platform/clock';
import { newId } from '@server/platform/database';
import type { SubmissionBody, SubmissionReply } from '@shared/contracts';
import { failureSignature } from '@shared/grading';
import { type FilesAnswer, type LessonTypes, lessonTypes } from '@shared/lesson-types';
import type { DataSource } from 'typeorm';
import type { TestDatabase } from '../../../../test/database';
import { ContentFixture } from '../../../authoring/content-import/testing/content-fixture';
import { lessonUuid } from '../../../authoring/content-import/testing/small-content';
import type { AnswerJudge, Judgement, JudgeTask } from '../answer-judge';
import { FirstSuccess } from '../first-success';
import { GuestQueue } from '../guest-queue';
import { LearnerAttempts } from '../learner-attempts';
import { LearnerQueue } from '../learner-queue';
import type { LessonRewards } from '../lesson-rewards';
import { RecordSubmission } from '../record-submission';
import { RegradeEntity } from '../regrade.entity';
import { SubmissionEntity } from '../submission.entity';
import { presentSubmission } from '../submission.presenter';
import { SubmissionsPolicy } from '../submissions.policy';
import { SubmitAnswer } from '../submit-answer';
import { TimeAnchorEntity } from '../time-anchor.entity';
import { TimeAnchors } from '../time-anchors';
import { TryAnswer, type TryAnswerInput } from '../try-answer';
import { MemoryTurns } from '../turns/memory-turns';

export const submissionEntities = [
  ...CONTENT_ENTITIES,
  ExerciseProgressEntity,
  RegradeEntity,
  SubmissionEntity,
  TimeAnchorEntity,
  UserEntity,
];

/** A lesson of SMALL_CONTENT, by number. */
export const exerciseOf = (number: number): ExerciseRef => lessonRef(lessonUuid(number));

/** Answers that fit the lessons of SMALL_CONTENT, by number; the content of `main.py` is for the judge to look at. */
export const answerTo = (number: number, code = 'right'): SubmissionBody =>
  [
    { Files: [{ Name: 'main.py', Content: code }] },
    { Files: [{ Name: 'main.py', Content: code }] },
    { Choice: 'print' },
    { TextInput: 'Python' },
  ][number - 1]!;

/** Judges without running anything: code that says `wrong` fails, whatever else succeeds. */
export class InstantJudge {
  readonly tasks: JudgeTask[] = [];

  async judge(task: JudgeTask): Promise<Judgement> {
    this.tasks.push(task);
    const code =
      task.answer.kind === 'files' ? ((task.answer as FilesAnswer).files[0]?.content ?? '') : 'right';
    if (code === 'judge-failure') return undefined;
    const message = `You wrote ${code}.`;
    if (!code.startsWith('wrong')) return { verdict: 'success', message };
    return { verdict: 'failure', message, signature: failureSignature({ verdict: 'failure', message }) };
  }
}

/** The use case on a database that holds SMALL_CONTENT, or a change of it, with one learner. */
export async function submitting(
  db: TestDatabase,
  rewards: LessonRewards,
  judge: Pick<AnswerJudge, 'judge'> = new InstantJudge(),
  {
    types = lessonTypes,
    change = () => {},
    lessonAccess,
  }: {
    types?: LessonTypes;
    change?: (content: ContentFixture) => void;
    lessonAccess?: LessonAccess;
  } = {},
) {
  using content = new ContentFixture();
  change(content);
  await new ImportContent(db.database, db.clock, types).execute(content.root);
  const lessons = new LessonReader(db.dataSource, new CourseOutlines(db.dataSource, db.clock), types);
  const lessonExercises = new LessonExercises(lessons, lessonAccess);
  const exercises = new OpenExercise(undefined as never).use([lessonExercises]);
  const users = new UserRepository(db.dataSource);
  const bus = new InProcessBus();
  const pushed: UserFrame[] = [];
  bus.subscribe((message) => pushed.push(message));
  const firstSuccess = new FirstSuccess(rewards);
  const anchors = new TimeAnchors(db.database, users, db.clock);
  const push = new UserPush(bus);
  const record = new RecordSubmission(db.database, users, firstSuccess, push, db.clock, anchors);
  const access = new Access(undefined as never).use([new ExercisesPolicy(), new SubmissionsPolicy()]);
  const attempts = new LearnerAttempts(db.dataSource, exercises);
  const useCase = new SubmitAnswer(
    exercises,
    access,
    judge as AnswerJudge,
    record,
    new LearnerQueue(),
    db.clock,
    attempts,
  );
  const guests = new GuestQueue(new MemoryTurns(), () => 2);
  const asGuest = new TryAnswer(exercises, access, judge as AnswerJudge, rewards, guests);
  const userId = await addLearner(db);
  return {
    userId,
    lessons,
    lessonExercises,
    exercises,
    useCase,
    anchors,
    attempts,
    asGuest: (input: TryAnswerInput) => asGuest.execute(input),
    /** What open windows were sent. */
    pushed: () => pushed.map(({ userId, frame }) => ({ userId, message: JSON.parse(frame) })),
    submit: async (number: number, code?: string, by = userId): Promise<SubmissionReply> => {
      const input = { userId: by, exercise: exerciseOf(number), body: answerTo(number, code) };
      return presentSubmission(await useCase.execute(input));
    },
    tryAsGuest: async (number: number, code?: string): Promise<SubmissionReply> => {
      const input = { address: '192.0.2.1', exercise: exerciseOf(number), body: answerTo(number, code) };
      return presentSubmission(await asGuest.execute(input));
    },
    progress: (number: number) =>
      db.dataSource.manager.findOneBy(ExerciseProgressEntity, { userId, ...columnsOf(exerciseOf(number)) }),
    submissions: () => db.dataSource.manager.find(SubmissionEntity, { order: { id: 'ASC' } }),
  };
}

export async function addLearner(
  db: { dataSource: DataSource; clock: Pick<Clock, 'now'> },
  timeZone = 'Europe/Berlin',
): Promise<string> {
  const id = newId();
  await db.dataSource.getRepository(UserEntity).insert({
    id,
    createdAt: db.clock.now(),
    handle: id,
    email: `${id}@example.org`,
    firstName: 'Ada',
    lastName: 'Lovelace',
    timeZone,
    vimEnabled: false,
    isAdmin: false,
  });
  return id;
}
