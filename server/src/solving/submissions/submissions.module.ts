import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RealtimeModule } from '@server/community/realtime';
import { CatalogModule } from '@server/learning/catalog';
import { ExercisesModule } from '@server/learning/exercises';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { SANDBOX, type Sandbox } from '@server/sandbox';
import { GithubModule } from '@server/solving/github';
import { InterviewsModule } from '@server/solving/interviews';
import { OutputQueriesModule } from '@server/solving/output-queries';
import { AcceptedWork } from './accepted-work';
import { AnswerJudge } from './answer-judge';
import { AttemptsController } from './attempts.controller';
import { CourseTexts } from './course-texts';
import { FirstSuccess } from './first-success';
import { GuestQueue } from './guest-queue';
import { LearnerAttempts } from './learner-attempts';
import { LearnerQueue } from './learner-queue';
import { RecentResults } from './recent-results';
import { RecordRegrade } from './record-regrade';
import { RecordSubmission } from './record-submission';
import { RegradeEntity } from './regrade.entity';
import { StreamedSubmissions } from './streamed-submissions';
import { SubmissionEntity } from './submission.entity';
import { SubmissionsController } from './submissions.controller';
import { SubmissionsPolicy } from './submissions.policy';
import { SubmitAnswer } from './submit-answer';
import { TimeController } from './time.controller';
import { TimeAnchorEntity } from './time-anchor.entity';
import { TimeAnchors } from './time-anchors';
import { TryAnswer } from './try-answer';
import { MemoryTurns } from './turns/memory-turns';
import { RedisTurns } from './turns/redis-turns';
import { Turns } from './turns/turns';

/** Global modules provide the sandbox (SANDBOX) and the game's LessonRewards. */
@Module({
  imports: [
    AccessModule,
    CatalogModule,
    ExercisesModule,
    GithubModule,
    InterviewsModule,
    OutputQueriesModule,
    RealtimeModule,
    UsersModule,
    TypeOrmModule.forFeature([RegradeEntity, SubmissionEntity, TimeAnchorEntity]),
  ],
  controllers: [AttemptsController, SubmissionsController, TimeController],
  providers: [
    AcceptedWork,
    AnswerJudge,
    CourseTexts,
    FirstSuccess,
    LearnerAttempts,
    RecentResults,
    RecordRegrade,
    RecordSubmission,
    StreamedSubmissions,
    SubmissionsPolicy,
    SubmitAnswer,
    TimeAnchors,
    TryAnswer,
    {
      provide: GuestQueue,
      inject: [SANDBOX, Turns],
      useFactory: (sandbox: Sandbox, turns: Turns) => new GuestQueue(turns, () => sandbox.concurrency),
    },
    {
      provide: LearnerQueue,
      inject: [SANDBOX, Turns],
      useFactory: (sandbox: Sandbox, turns: Turns) => new LearnerQueue(turns, () => sandbox.concurrency),
    },
    {
      provide: Turns,
      inject: [SETTINGS, Clock],
      useFactory: ({ redisUrl }: Pick<Settings, 'redisUrl'>, clock: Clock) =>
        redisUrl ? new RedisTurns(redisUrl, clock) : new MemoryTurns(),
    },
  ],
  exports: [AcceptedWork, AnswerJudge, LearnerAttempts, LearnerQueue, RecordRegrade],
})
export class SubmissionsModule {}
