import { uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many learners have earned an achievement: counted as it's earned, so that nobody has to count them all. */
@Entity('achievement_counts')
export class AchievementCountEntity {
  @PrimaryColumn(uuidColumn())
  achievementId!: string;

  @Column({ type: 'integer' })
  learners!: number;
}
