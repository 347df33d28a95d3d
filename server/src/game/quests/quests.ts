import { Injectable } from '@nestjs/common';
import { UserEntity } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, lockRow, newId } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { dayIn } from '@shared/rules/days';
import {
  QUEST_DIFFICULTIES,
  QUEST_DURATION_MS,
  type Quest,
  questOf,
  SIGN_UP_BOARD,
  SIGN_UP_QUEST_MS,
} from '@shared/rules/quests';
import { text } from '@shared/texts';
import { DataSource, type EntityManager } from 'typeorm';
import { QuestBoards } from './quest-boards';
import { QuestProgress } from './quest-progress';
import { UserQuestEntity } from './user-quest.entity';

/** A quest on the board; `accepted` is null until it's accepted. */
export interface BoardEntry {
  quest: Quest;
  accepted: { row: UserQuestEntity; progress: number } | null;
}

const notOnBoard = () => new DomainError('not-found', text('quests.not-on-board'));
const oneAtATime = () => new DomainError('conflict', text('quests.one-at-a-time'));
const oneADay = () => new DomainError('conflict', text('quests.one-a-day'));

/** What's on learners' boards, and the quests they accept. */
@Injectable()
export class Quests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly progress: QuestProgress,
    private readonly boards: QuestBoards,
    private readonly clock: Clock,
  ) {}

  /** Today's quests. One that was accepted yesterday and still runs takes the place of its difficulty. */
  async board(userId: string): Promise<BoardEntry[]> {
    const user = await this.dataSource.manager.findOneByOrFail(UserEntity, { id: userId });
    const day = dayIn(user.timeZone, this.clock.now());
    const newest = await newestOf(this.dataSource.manager, userId);
    const isCurrent = newest && (newest.day === day || this.isRunning(newest));
    const accepted = isCurrent ? questOf(newest.questId) : undefined;
    const board = await this.boards.of(userId, day);
    if (!accepted || !newest) return board.map((quest) => ({ quest, accepted: null }));
    const entry = { quest: accepted, accepted: { row: newest, progress: await this.progress.of(newest) } };
    const others = board.filter(({ difficulty }) => difficulty !== accepted.difficulty);
    // On the first day of a weekend, its difficulty may have left the board.
    const kept = others.length === board.length ? others.slice(0, -1) : others;
    return [...kept.map((quest): BoardEntry => ({ quest, accepted: null })), entry].sort(
      (a, b) => rank(a.quest) - rank(b.quest),
    );
  }

  /** @throws DomainError `not-found` for a quest that isn't on today's board, `conflict` if there is another one. */
  async accept(userId: string, questId: string): Promise<BoardEntry> {
    await this.database.transaction(async (tx) => {
      const user = await lockRow(tx, UserEntity, { id: userId });
      if (!user) throw notOnBoard();
      const now = this.clock.now();
      const newest = await newestOf(tx.manager, userId);
      if (newest && this.isRunning(newest) && newest.completedAt === null) {
        if (newest.questId === questId) return;
        throw oneAtATime();
      }
      const day = dayIn(user.timeZone, now);
      const offered = [...(await this.boards.of(userId, day, tx)), ...offeredBefore(user, now)];
      if (!offered.some(({ id }) => id === questId)) throw notOnBoard();
      const expiresAt = new Date(now.getTime() + QUEST_DURATION_MS);
      const row = { id: newId(now.getTime()), userId, questId, day, acceptedAt: now, expiresAt };
      if (!(await insertOnce(tx, UserQuestEntity, { ...row, completedAt: null }))) {
        if (newest?.questId === questId && newest.day === day) return;
        throw oneADay();
      }
    });
    return (await this.board(userId)).find(({ quest }) => quest.id === questId)!;
  }

  private isRunning({ expiresAt }: UserQuestEntity): boolean {
    return expiresAt > this.clock.now();
  }
}

/** What a new account can still accept: the quests that were offered before it was opened. */
function offeredBefore({ createdAt }: UserEntity, now: Date): readonly Quest[] {
  return now.getTime() - createdAt.getTime() < SIGN_UP_QUEST_MS ? SIGN_UP_BOARD : [];
}

const rank = ({ difficulty }: Quest): number => QUEST_DIFFICULTIES.indexOf(difficulty);

export function newestOf(manager: EntityManager, userId: string): Promise<UserQuestEntity | null> {
  return manager.findOne(UserQuestEntity, { where: { userId }, order: { acceptedAt: 'DESC' } });
}
