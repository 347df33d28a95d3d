import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExercisesModule } from '@server/learning/exercises';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { SubmissionsModule } from '@server/solving/submissions';
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
    ExercisesModule,
    SubmissionsModule,
    UsersModule,
    TypeOrmModule.forFeature([DraftEntity, DraftVersionEntity]),
  ],
  controllers: [DraftsController],
  providers: [DraftsPolicy, LearnerDrafts, SaveDraft],
})
export class DraftsModule {}
