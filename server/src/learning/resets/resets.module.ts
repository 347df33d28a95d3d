import { Module } from '@nestjs/common';
import { CatalogModule } from '@server/learning/catalog';
import { UsersModule } from '@server/people/users';
import { ResetProgress } from './reset-progress';
import { ResetsController } from './resets.controller';

/** Starting over: a lesson, a chapter, a course, or everything. */
@Module({
  imports: [CatalogModule, UsersModule],
  controllers: [ResetsController],
  providers: [ResetProgress],
})
export class ResetsModule {}
