import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LessonsModule } from '@server/learning/lessons';
import { AccessModule } from '@server/people/access';
import { AuthModule } from '@server/people/auth';
import { OutputQueriesModule } from '@server/solving/output-queries';
import { GithubController } from './github.controller';
import { GithubAccountEntity } from './github-account.entity';
import { GithubAccounts } from './github-accounts';
import { LessonChecks } from './lesson-checks';
import { GithubLogin } from './sign-in/github-login';
import { GithubLoginController } from './sign-in/github-login.controller';
import { LoginStates } from './sign-in/login-states';

/** Learners' GitHub accounts, signing in with them, and lessons that look at their repositories (docs/github-lessons.md). */
@Module({
  imports: [
    AccessModule,
    AuthModule,
    LessonsModule,
    OutputQueriesModule,
    TypeOrmModule.forFeature([GithubAccountEntity]),
  ],
  controllers: [GithubController, GithubLoginController],
  providers: [GithubAccounts, GithubLogin, LessonChecks, LoginStates],
  exports: [GithubAccounts],
})
export class GithubModule {}
