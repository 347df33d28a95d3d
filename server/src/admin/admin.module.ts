import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccessModule } from '@server/access';
import { FeedbackModule } from '@server/feedback';
import { BossesModule } from '@server/game/bosses';
import { StreakModule } from '@server/game/streak';
import { UsersModule } from '@server/users';
import { AdminController } from './admin.controller';
import { AdminPolicy } from './admin.policy';
import { Administer } from './administer';
import { AdminsOnly } from './admins-only';
import { Audit } from './audit';
import { AuditEntryEntity } from './audit-entry.entity';
import { ChangeAdmin } from './change-admin';
import { FindUsers } from './find-users';

/** What admins see and do (docs/admin.md). UserTotals comes from a global module of the game. */
@Module({
  imports: [
    AccessModule,
    BossesModule,
    FeedbackModule,
    StreakModule,
    UsersModule,
    TypeOrmModule.forFeature([AuditEntryEntity]),
  ],
  controllers: [AdminController],
  providers: [AdminPolicy, AdminsOnly, Administer, Audit, ChangeAdmin, FindUsers],
  exports: [Audit],
})
export class AdminModule {}
