import { Injectable } from '@nestjs/common';
import { AchievementMetric } from '@server/game/achievements';
import { DataSource, IsNull, Not } from 'typeorm';
import { UserQuestEntity } from './user-quest.entity';

@Injectable()
export class QuestsCompleted extends AchievementMetric {
  readonly name = 'quests_completed';

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  valueOf(userId: string): Promise<number> {
    return this.dataSource.manager.countBy(UserQuestEntity, { userId, completedAt: Not(IsNull()) });
  }
}
