import { CONTENT_ENTITIES, ImportContent } from '@server/authoring/content-import';
import { InProcessBus, type UserFrame, UserPush } from '@server/community/realtime';
import { CourseOutlines } from '@server/learning/catalog';
import { LessonReader } from '@server/learning/lessons';
import { LessonProgressEntity } from '@server/learning/progress';
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
import { LessonsPolicy } from '../../../learning/lessons/lessons.policy';
import { FirstSuccess } from '../first-success';
import { GuestQueue } from '../guest-queue';
import { LearnerAttempts } from '../learner-attempts';
import { LearnerQueue } from '../learner-queue';
import type { Judgement, JudgeTask, LessonJudge } from '../lesson-judge';
import type { LessonRewards } from '../lesson-rewards';
import { RecordSubmission } from '../record-submission';
import { RegradeEntity } from '../regrade.entity';
import { SubmissionEntity } from '../submission.entity';
import { presentSubmission } from '../submission.presenter';
import { SubmissionsPolicy } from '../submissions.policy';
import { SubmitLesson } from '../submit-lesson';
import { TimeAnchorEntity } from '../time-anchor.entity';
import { TimeAnchors } from '../time-anchors';
import { TryLesson, type TryLessonInput } from '../try-lesson';

export const submissionEntities = [
  ...CONTENT_ENTITIES,
  LessonProgressEntity,
  RegradeEntity,
  SubmissionEntity,
  TimeAnchorEntity,
  UserEntity,
];

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
  judge: Pick<LessonJudge, 'judge'> = new InstantJudge(),
  {
    types = lessonTypes,
    change = () => {},
  }: { types?: LessonTypes; change?: (content: ContentFixture) => void } = {},
) {
  using content = new ContentFixture();
  change(content);
  await new ImportContent(db.database, db.clock, types).execute(content.root);
  const lessons = new LessonReader(db.dataSource, new CourseOutlines(db.dataSource, db.clock), types);
  const users = new UserRepository(db.dataSource);
  const bus = new InProcessBus();
  const pushed: UserFrame[] = [];
  bus.subscribe((message) => pushed.push(message));
  const firstSuccess = new FirstSuccess(rewards);
  const anchors = new TimeAnchors(db.database, users, db.clock);
  const push = new UserPush(bus);
  const record = new RecordSubmission(db.database, users, firstSuccess, push, db.clock, anchors);
  const access = new Access(undefined as never).use([new LessonsPolicy(), new SubmissionsPolicy()]);
  const attempts = new LearnerAttempts(db.dataSource, lessons);
  const useCase = new SubmitLesson(
    lessons,
    access,
    judge as LessonJudge,
    record,
    new LearnerQueue(),
    db.clock,
    attempts,
  );
  const asGuest = new TryLesson(lessons, access, judge as LessonJudge, rewards, new GuestQueue(() => 2));
  const userId = await addLearner(db);
  return {
    userId,
    lessons,
    useCase,
    anchors,
    attempts,
    asGuest: (input: TryLessonInput) => asGuest.execute(input),
    /** What open windows were sent. */
    pushed: () => pushed.map(({ userId, frame }) => ({ userId, message: JSON.parse(frame) })),
    submit: async (number: number, code?: string, by = userId): Promise<SubmissionReply> => {
      const input = { userId: by, lessonId: lessonUuid(number), body: answerTo(number, code) };
      return presentSubmission(await useCase.execute(input));
    },
    tryAsGuest: async (number: number, code?: string): Promise<SubmissionReply> => {
      const input = { address: '192.0.2.1', lessonId: lessonUuid(number), body: answerTo(number, code) };
      return presentSubmission(await asGuest.execute(input));
    },
    progress: (number: number) =>
      db.dataSource.manager.findOneBy(LessonProgressEntity, { userId, lessonId: lessonUuid(number) }),
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
