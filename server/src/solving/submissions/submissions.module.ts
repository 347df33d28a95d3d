import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RealtimeModule } from '@server/community/realtime';
import { CatalogModule } from '@server/learning/catalog';
import { LessonsModule } from '@server/learning/lessons';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { SANDBOX, type Sandbox } from '@server/sandbox';
import { GithubModule } from '@server/solving/github';
import { InterviewsModule } from '@server/solving/interviews';
import { OutputQueriesModule } from '@server/solving/output-queries';
import { AcceptedWork } from './accepted-work';
import { AttemptsController } from './attempts.controller';
import { CourseTexts } from './course-texts';
import { FirstSuccess } from './first-success';
import { GuestQueue } from './guest-queue';
import { LearnerAttempts } from './learner-attempts';
import { LearnerQueue } from './learner-queue';
import { LessonJudge } from './lesson-judge';
import { RecentResults } from './recent-results';
import { RecordRegrade } from './record-regrade';
import { RecordSubmission } from './record-submission';
import { RegradeEntity } from './regrade.entity';
import { SubmissionEntity } from './submission.entity';
import { SubmissionsController } from './submissions.controller';
import { SubmissionsPolicy } from './submissions.policy';
import { SubmitLesson } from './submit-lesson';
import { TimeController } from './time.controller';
import { TimeAnchorEntity } from './time-anchor.entity';
import { TimeAnchors } from './time-anchors';
import { TryLesson } from './try-lesson';

/** Global modules provide the sandbox (SANDBOX) and the game's LessonRewards. */
@Module({
  imports: [
    AccessModule,
    CatalogModule,
    GithubModule,
    InterviewsModule,
    LessonsModule,
    OutputQueriesModule,
    RealtimeModule,
    UsersModule,
    TypeOrmModule.forFeature([RegradeEntity, SubmissionEntity, TimeAnchorEntity]),
  ],
  controllers: [AttemptsController, SubmissionsController, TimeController],
  providers: [
    AcceptedWork,
    CourseTexts,
    FirstSuccess,
    LearnerAttempts,
    LessonJudge,
    RecentResults,
    RecordRegrade,
    RecordSubmission,
    SubmissionsPolicy,
    SubmitLesson,
    TimeAnchors,
    TryLesson,
    {
      provide: GuestQueue,
      inject: [SANDBOX],
      useFactory: (sandbox: Sandbox) => new GuestQueue(() => sandbox.concurrency),
    },
    {
      provide: LearnerQueue,
      inject: [SANDBOX],
      useFactory: (sandbox: Sandbox) => new LearnerQueue(() => sandbox.concurrency),
    },
  ],
  exports: [AcceptedWork, LearnerAttempts, LearnerQueue, LessonJudge, RecordRegrade],
})
export class SubmissionsModule {}
