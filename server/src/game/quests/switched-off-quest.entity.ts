import { timestampColumn, uuidColumn } from '@server/platform/database';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A quest that admins took off the daily boards. */
@Entity('switched_off_quests')
export class SwitchedOffQuestEntity {
  /** Of QUESTS (shared/rules/quests.ts). */
  @PrimaryColumn(uuidColumn())
  questId!: string;

  @Column(timestampColumn())
  switchedOffAt!: Date;
}
