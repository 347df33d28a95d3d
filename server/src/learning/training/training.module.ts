import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogModule } from '@server/learning/catalog';
import { LessonsModule } from '@server/learning/lessons';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { SubmissionsModule } from '@server/solving/submissions';
import { AnswerCard } from './answer-card';
import { CreateCard } from './create-card';
import { GetTraining } from './get-training';
import { GiveUp } from './give-up';
import { RecordReview } from './record-review';
import { TrainingController } from './training.controller';
import { TrainingCardEntity } from './training-card.entity';
import { TrainingReviewEntity } from './training-review.entity';

/** Spaced repetition: what a learner has completed comes back before it's forgotten. */
@Module({
  imports: [
    AccessModule,
    CatalogModule,
    LessonsModule,
    SubmissionsModule,
    UsersModule,
    TypeOrmModule.forFeature([TrainingCardEntity, TrainingReviewEntity]),
  ],
  controllers: [TrainingController],
  providers: [AnswerCard, CreateCard, GetTraining, GiveUp, RecordReview],
})
export class TrainingModule {}
