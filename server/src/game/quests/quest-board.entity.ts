import { jsonColumn, PersonalData, uuidColumn } from '@server/platform/database';
import type { Day } from '@shared/rules/days';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What was drawn for a learner's board of one of their days, when it was first read. */
@PersonalData()
@Entity('quest_boards')
export class QuestBoardEntity {
  @PrimaryColumn(uuidColumn())
  userId!: string;

  @PrimaryColumn({ type: 'varchar' })
  day!: Day;

  /** Of all quests at that time, in the order in which they take their difficulty's place (drawQuests). */
  @Column(jsonColumn())
  questIds!: string[];
}
