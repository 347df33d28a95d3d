import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { NotificationsModule } from '@server/community/notifications';
import { AchievementsModule } from '@server/game/achievements';
import { RewardsModule } from '@server/game/rewards';
import { UsersModule } from '@server/people/users';
import { CompleteQuest } from './complete-quest';
import { QuestProgress } from './quest-progress';
import { QuestReminder, QuestWaiting } from './quest-reminder';
import { QuestSwitches } from './quest-switches';
import { Quests } from './quests';
import { QuestsController } from './quests.controller';
import { QuestsCompleted } from './quests-completed';
import { SwitchedOffQuestEntity } from './switched-off-quest.entity';
import { UserQuestEntity } from './user-quest.entity';

/** Daily quests (docs/quests.md). */
@Module({
  imports: [
    AchievementsModule,
    NotificationsModule,
    RewardsModule,
    UsersModule,
    TypeOrmModule.forFeature([SwitchedOffQuestEntity, UserQuestEntity]),
  ],
  controllers: [QuestsController],
  providers: [
    CompleteQuest,
    QuestProgress,
    QuestReminder,
    QuestSwitches,
    Quests,
    QuestsCompleted,
    QuestWaiting,
  ],
  exports: [QuestSwitches],
})
export class QuestsModule {}
