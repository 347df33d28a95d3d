import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AchievementsModule } from '@server/game/achievements';
import { RewardsModule } from '@server/game/rewards';
import { CompleteQuest } from './complete-quest';
import { QuestProgress } from './quest-progress';
import { Quests } from './quests';
import { QuestsController } from './quests.controller';
import { QuestsCompleted } from './quests-completed';
import { UserQuestEntity } from './user-quest.entity';

/** Daily quests (docs/quests.md). */
@Module({
  imports: [AchievementsModule, RewardsModule, TypeOrmModule.forFeature([UserQuestEntity])],
  controllers: [QuestsController],
  providers: [CompleteQuest, QuestProgress, Quests, QuestsCompleted],
})
export class QuestsModule {}
