import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LessonRewards } from '@server/submissions';
import { UserStanding } from '@server/users';
import { ActiveDayEntity } from './active-day.entity';
import { ActiveDays } from './active-days';
import { Ledger } from './ledger';
import { LedgerEntryEntity } from './ledger-entry.entity';
import { LedgerStanding } from './ledger-standing';
import { PayLesson } from './pay-lesson';

/** Global, as it provides the ports LessonRewards (submissions) and UserStanding (users). */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([ActiveDayEntity, LedgerEntryEntity])],
  providers: [
    ActiveDays,
    Ledger,
    { provide: LessonRewards, useClass: PayLesson },
    { provide: UserStanding, useClass: LedgerStanding },
  ],
  exports: [Ledger, LessonRewards, UserStanding],
})
export class XpModule {}
