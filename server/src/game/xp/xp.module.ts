import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserTotals } from '@server/people/users';
import { LessonRewards } from '@server/solving/submissions';
import { Ledger } from './ledger';
import { LedgerEntryEntity } from './ledger-entry.entity';
import { LedgerTotals } from './ledger-totals';
import { PayLesson } from './pay-lesson';
import { RewardRules } from './reward-rule';
import { ChapterComplete } from './rules/chapter-rule';
import { BasePay, LevelMultiplier, SolutionSeen } from './rules/lesson-rules';

/** Global because it provides the ports LessonRewards (submissions) and UserTotals (users). */
@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([LedgerEntryEntity])],
  providers: [
    BasePay,
    ChapterComplete,
    Ledger,
    LevelMultiplier,
    RewardRules,
    SolutionSeen,
    { provide: LessonRewards, useClass: PayLesson },
    { provide: UserTotals, useClass: LedgerTotals },
  ],
  exports: [Ledger, LessonRewards, SolutionSeen, UserTotals],
})
export class XpModule {}
