import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '@server/access';
import { LessonsModule } from '@server/lessons';
import { SubmissionsModule } from '@server/submissions';
import { UsersModule } from '@server/users';
import { DraftEntity } from './draft.entity';
import { DraftVersionEntity } from './draft-version.entity';
import { DraftsController } from './drafts.controller';
import { DraftsPolicy } from './drafts.policy';
import { LearnerDrafts } from './learner-drafts';
import { SaveDraft } from './save-draft';

/** Learners' unfinished work, on every device that they sign in on. */
@Module({
  imports: [
    AccessModule,
    LessonsModule,
    SubmissionsModule,
    UsersModule,
    TypeOrmModule.forFeature([DraftEntity, DraftVersionEntity]),
  ],
  controllers: [DraftsController],
  providers: [DraftsPolicy, LearnerDrafts, SaveDraft],
})
export class DraftsModule {}
