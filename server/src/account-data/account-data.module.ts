import { Module } from '@nestjs/common';
import { AuthModule } from '@server/auth';
import { GithubModule } from '@server/github';
import { UsersModule } from '@server/users';
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
