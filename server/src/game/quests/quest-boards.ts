import { Injectable } from '@nestjs/common';
import { Database, insertOnce, type Transaction } from '@server/platform/database';
import { type Day, plusDays } from '@shared/rules/days';
import { boardFrom, drawQuests, type Quest, questOf } from '@shared/rules/quests';
import { type EntityManager, LessThan } from 'typeorm';
import { QuestBoardEntity } from './quest-board.entity';
import { QuestSwitches } from './quest-switches';

/** A learner who changes their time zone can be a day back, and forward again. */
const KEPT_DAYS = 2;

/** Learners' boards. The first look at a day's board stores what was drawn, so quests that are added don't change it. */
@Injectable()
export class QuestBoards {
  constructor(
    private readonly database: Database,
    private readonly switches: QuestSwitches,
  ) {}

  /** The quests on a learner's board of one of their days. Inside a transaction, pass it. */
  async of(userId: string, day: Day, tx?: Transaction): Promise<Quest[]> {
    const { manager } = tx ?? this.database.dataSource;
    const ids = (await storedFor(manager, userId, day)) ?? (await this.draw(userId, day, tx));
    const stored = ids.map(questOf).filter((quest) => quest !== undefined);
    // Added since: on the board only if everything of their difficulty that was drawn is off by now.
    const added = drawQuests(userId, day).filter(({ id }) => !ids.includes(id));
    return boardFrom([...stored, ...added], day, await this.switches.off(manager));
  }

  private async draw(userId: string, day: Day, tx?: Transaction): Promise<string[]> {
    if (!tx) return this.database.transaction((own) => this.draw(userId, day, own));
    const questIds = drawQuests(userId, day).map(({ id }) => id);
    if (!(await insertOnce(tx, QuestBoardEntity, { userId, day, questIds })))
      return (await storedFor(tx.manager, userId, day)) ?? questIds;
    await tx.manager.delete(QuestBoardEntity, { userId, day: LessThan(plusDays(day, -KEPT_DAYS)) });
    return questIds;
  }
}

async function storedFor(manager: EntityManager, userId: string, day: Day): Promise<string[] | undefined> {
  return (await manager.findOneBy(QuestBoardEntity, { userId, day }))?.questIds;
}
