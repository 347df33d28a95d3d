import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FirstLessonBonus } from '@server/catalog';
import { LessonRewards } from '@server/submissions';
import { UserTotals } from '@server/users';
import { ActiveDayEntity } from './active-day.entity';
import { ActiveDays } from './active-days';
import { DailyBonus } from './daily-bonus';
import { Ledger } from './ledger';
import { LedgerEntryEntity } from './ledger-entry.entity';
import { LedgerTotals } from './ledger-totals';
import { PayLesson } from './pay-lesson';
import { RewardRules } from './reward-rule';
import { ChapterComplete } from './rules/chapter-rule';
import { FirstOfDay, Streak } from './rules/daily-rules';
import { BasePay, LevelMultiplier, SolutionSeen } from './rules/lesson-rules';

/** Global because it provides the ports FirstLessonBonus (catalog), LessonRewards (submissions) and UserTotals (users). */
@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([ActiveDayEntity, LedgerEntryEntity])],
  providers: [
    ActiveDays,
    BasePay,
    ChapterComplete,
    FirstOfDay,
    Ledger,
    LevelMultiplier,
    RewardRules,
    SolutionSeen,
    Streak,
    { provide: FirstLessonBonus, useClass: DailyBonus },
    { provide: LessonRewards, useClass: PayLesson },
    { provide: UserTotals, useClass: LedgerTotals },
  ],
  exports: [FirstLessonBonus, Ledger, LessonRewards, SolutionSeen, UserTotals],
})
export class XpModule {}
