import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountEntity } from './account.entity';
import { Accounts } from './accounts';
import { PostingEntity } from './posting.entity';
import { TransactionEntity } from './transaction.entity';

/** The site's books (docs/money.md). */
@Module({
  imports: [TypeOrmModule.forFeature([AccountEntity, TransactionEntity, PostingEntity])],
  providers: [Accounts],
  exports: [Accounts],
})
export class AccountsModule {}
