import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '@server/community/notifications';
import { AchievementsModule } from '@server/game/achievements';
import { RewardsModule } from '@server/game/rewards';
import { AuditModule } from '@server/operations/audit';
import { AccessModule } from '@server/people/access';
import { UsersModule } from '@server/people/users';
import { CompleteQuest } from './complete-quest';
import { QuestAdminController } from './quest-admin.controller';
import { QuestBoardEntity } from './quest-board.entity';
import { QuestBoards } from './quest-boards';
import { QuestProgress } from './quest-progress';
import { QuestReminder, QuestWaiting } from './quest-reminder';
import { QuestSwitches } from './quest-switches';
import { Quests } from './quests';
import { QuestsController } from './quests.controller';
import { QuestsCompleted } from './quests-completed';
import { SwitchQuest } from './switch-quest';
import { SwitchedOffQuestEntity } from './switched-off-quest.entity';
import { UserQuestEntity } from './user-quest.entity';

/** Daily quests (docs/quests.md). */
@Module({
  imports: [
    AccessModule,
    AchievementsModule,
    AuditModule,
    NotificationsModule,
    RewardsModule,
    UsersModule,
    TypeOrmModule.forFeature([QuestBoardEntity, SwitchedOffQuestEntity, UserQuestEntity]),
  ],
  controllers: [QuestAdminController, QuestsController],
  providers: [
    CompleteQuest,
    QuestBoards,
    QuestProgress,
    QuestReminder,
    QuestSwitches,
    Quests,
    QuestsCompleted,
    QuestWaiting,
    SwitchQuest,
  ],
})
export class QuestsModule {}
