import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '@server/access';
import { LessonsModule } from '@server/lessons';
import { OutputQueriesModule } from '@server/output-queries';
import { GithubController } from './github.controller';
import { GithubAccountEntity } from './github-account.entity';
import { GithubAccounts } from './github-accounts';
import { LessonChecks } from './lesson-checks';

/** Learners' GitHub accounts, and lessons that look at their repositories (docs/github-lessons.md). */
@Module({
  imports: [
    AccessModule,
    LessonsModule,
    OutputQueriesModule,
    TypeOrmModule.forFeature([GithubAccountEntity]),
  ],
  controllers: [GithubController],
  providers: [GithubAccounts, LessonChecks],
  exports: [GithubAccounts],
})
export class GithubModule {}
