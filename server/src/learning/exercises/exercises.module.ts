import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ExercisesPolicy } from './exercises.policy';
import { OpenExercise } from './open-exercise';

/** What learners answer, whatever it comes from. Features that have exercises provide an ExerciseSource. */
@Module({
  imports: [DiscoveryModule],
  providers: [ExercisesPolicy, OpenExercise],
  exports: [OpenExercise],
})
export class ExercisesModule {}
