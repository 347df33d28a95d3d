import { Module } from '@nestjs/common';
import { AuthModule } from '@server/people/auth';
import { UsersModule } from '@server/people/users';
import { GithubModule } from '@server/solving/github';
import { AccountDataController } from './account-data.controller';
import { EraseAccount } from './erase-account';
import { ExportAccount } from './export-account';

/** What the product holds about a learner: downloading it, and deleting it. Each entity says what it holds. */
@Module({
  imports: [AuthModule, GithubModule, UsersModule],
  controllers: [AccountDataController],
  providers: [EraseAccount, ExportAccount],
  exports: [EraseAccount],
})
export class AccountDataModule {}
