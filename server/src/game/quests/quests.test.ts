import { NotificationEntity, Notifications } from '@server/community/notifications';
import { InProcessBus, UserPush } from '@server/community/realtime';
import { expectNoDrift, newId } from '@server/platform/database';
import { questBoardEntry } from '@shared/contracts';
import { dayIn } from '@shared/rules/days';
import {
  boardFrom,
  drawQuests,
  QUESTS,
  type Quest,
  SIGN_UP_BOARD,
  SIGN_UP_QUEST_MS,
} from '@shared/rules/quests';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { lockProgress, markSolutionViewed } from '../../learning/progress';
import {
  addLearner,
  exerciseOf,
  submissionEntities,
  submitting,
} from '../../solving/submissions/testing/submitting';
import { RewardEntity, UserChestEntity } from '../rewards';
import { Chests } from '../rewards/chests';
import { Rewards } from '../rewards/rewards';
import { Ledger, LedgerEntryEntity, LedgerReason, SEER_STONE_USED } from '../xp';
import { CompleteQuest } from './complete-quest';
import { presentBoardEntry } from './quest.presenter';
import { QuestBoardEntity } from './quest-board.entity';
import { QuestBoards } from './quest-boards';
import { QuestProgress } from './quest-progress';
import { QuestSwitches } from './quest-switches';
import { Quests } from './quests';
import { SwitchedOffQuestEntity } from './switched-off-quest.entity';
import { UserQuestEntity } from './user-quest.entity';

const XP = LedgerReason.define('test.quest-xp');
const HOUR_MS = 3_600_000;
const entities = [
  ...submissionEntities,
  LedgerEntryEntity,
  NotificationEntity,
  QuestBoardEntity,
  RewardEntity,
  SwitchedOffQuestEntity,
  UserChestEntity,
  UserQuestEntity,
];
const NOTHING_PAID = {
  pay: async () => ({ xp: 0, breakdown: [] }),
  ofNewAccount: () => ({ xp: 0, breakdown: [] }),
};

async function questing(db: TestDatabase) {
  const { database, dataSource, clock } = db;
  const { userId, submit } = await submitting(db, NOTHING_PAID);
  const progress = new QuestProgress(dataSource);
  const switches = new QuestSwitches(dataSource, clock);
  const boards = new QuestBoards(database, switches);
  const quests = new Quests(dataSource, database, progress, boards, clock);
  const notifications = new Notifications(dataSource, new UserPush(new InProcessBus()), clock);
  const chests = new Chests(new Rewards(dataSource), notifications);
  const achievements = { execute: async () => {} };
  const complete = new CompleteQuest(dataSource, database, progress, chests, achievements as never, clock);
  const ledger = new Ledger(dataSource);
  return {
    userId,
    quests,
    switches,
    submit,
    complete: () => complete.execute(userId),
    earnXp: (amount: number) =>
      database.transaction((tx) =>
        ledger.pay(tx, { userId, currency: 'xp', reason: XP, source: newId(), amount, at: clock.now() }),
      ),
    /** Accepts a quest as if it had been on the board. */
    take: async (quest: Quest) => {
      const acceptedAt = clock.now();
      const expiresAt = new Date(acceptedAt.getTime() + 24 * HOUR_MS);
      const row = { id: newId(), userId, questId: quest.id, day: 'then', acceptedAt, expiresAt };
      await dataSource.getRepository(UserQuestEntity).insert({ ...row, completedAt: null });
    },
    viewSolution: (number: number, { withStone = false } = {}) =>
      database.transaction(async (tx) => {
        const [exercise, at] = [exerciseOf(number), clock.now()];
        await lockProgress(tx, userId, exercise, at);
        await markSolutionViewed(tx, userId, exercise, at);
        clock.advance(1_000);
        const key = {
          userId,
          currency: 'seer_stone',
          reason: SEER_STONE_USED,
          source: exercise.id,
          at,
        } as const;
        if (withStone) await ledger.pay(tx, { ...key, amount: 0 });
      }),
    accepted: async () => (await quests.board(userId)).find(({ accepted }) => accepted)?.accepted,
    chests: async () => (await dataSource.getRepository(UserChestEntity).find()).map(({ kind }) => kind),
  };
}

/** Until the end of the test. */
function addToList(...added: Quest[]): void {
  const list = QUESTS as Quest[];
  list.push(...added);
  onTestFinished(() => void list.splice(list.indexOf(added[0]!), added.length));
}

const questFor = (difficulty: string, metric: string) =>
  QUESTS.find((quest) => quest.difficulty === difficulty && quest.goal.metric === metric)!;

/** Six learners, and the ids on their boards. */
async function withClassmates(db: TestDatabase) {
  const { userId, quests, switches } = await questing(db);
  const learners = [userId, ...(await Promise.all(Array.from({ length: 5 }, () => addLearner(db))))];
  return {
    userId,
    quests,
    boards: () =>
      Promise.all(
        learners.map(async (learner) => (await quests.board(learner)).map(({ quest }) => quest.id)),
      ),
    set: (id: string, isOn: boolean) => db.database.transaction((tx) => switches.switch(tx, id, isOn)),
  };
}

describeOnBothDatabases('daily quests', { entities }, (db) => {
  test('the migration matches the entity', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('one quest of the board is accepted a day, by however many windows', async () => {
    const { userId, quests } = await questing(db);
    const board = await quests.board(userId);
    expect(board.map((entry) => questBoardEntry.parse(presentBoardEntry(entry)).Progress)).toEqual([
      null,
      null,
      null,
    ]);
    const [easy, medium] = board.map(({ quest }) => quest.id);
    const accepts = await Promise.allSettled(
      [easy, easy, medium, medium, easy].map((id) => quests.accept(userId, id!)),
    );
    const won = (await quests.board(userId)).filter(({ accepted }) => accepted);
    expect(won).toHaveLength(1);
    const failed = accepts.filter(({ status }) => status === 'rejected');
    expect(failed.length).toBe(won[0]!.quest.id === easy ? 2 : 3);
    await expect(quests.accept(userId, newId())).rejects.toMatchObject({ kind: 'conflict' });
  });

  test('a quest that isn’t on the board can’t be accepted', async () => {
    const { userId, quests } = await questing(db);
    const onBoard = (await quests.board(userId)).map(({ quest }) => quest.id);
    const other = QUESTS.find((quest) => !onBoard.includes(quest.id) && !SIGN_UP_BOARD.includes(quest))!;
    await expect(quests.accept(userId, other.id)).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('one that’s switched off leaves the boards it’s on, and no others', async () => {
    const { userId, quests, boards, set } = await withClassmates(db);
    const before = await boards();
    const off = before[0]![0]!;
    expect([await set(off, false), await set(off, false)]).toEqual([true, false]);
    const after = await boards();
    expect(after.flat()).not.toContain(off);
    for (const [index, board] of before.entries())
      expect(after[index]).toEqual(board.map((id, place) => (id === off ? after[index]![place] : id)));
    if (!SIGN_UP_BOARD.some(({ id }) => id === off))
      await expect(quests.accept(userId, off)).rejects.toMatchObject({ kind: 'not-found' });
    expect(await set(off, true)).toBe(true);
    expect(await boards()).toEqual(before);
  });

  test('quests that are added change no board of the day, and can be on the next one', async () => {
    const { userId, quests, boards, set } = await withClassmates(db);
    const before = await boards();
    const added = Array.from({ length: 30 }, () => ({ ...questFor('easy', 'xp'), id: newId() }));
    addToList(...added);
    expect(await boards()).toEqual(before);
    await expect(quests.accept(userId, added[0]!.id)).rejects.toMatchObject({ kind: 'not-found' });
    // Nor do they replace what's switched off, as long as something that was drawn can.
    const isAdded = (id: string) => added.some((quest) => quest.id === id);
    const easy = QUESTS.filter(({ id, difficulty }) => difficulty === 'easy' && !isAdded(id));
    for (const { id } of easy.slice(1)) await set(id, false);
    expect((await boards()).map(([id]) => id)).toEqual(before.map(() => easy[0]!.id));
    await set(easy[0]!.id, false);
    expect((await boards()).every(([id]) => isAdded(id!))).toBe(true);
    for (const { id } of easy) await set(id, true);
    expect(await boards()).toEqual(before);
    db.clock.advance(24 * HOUR_MS);
    // Of 33 that are easy, 30 are new: the boards of six learners don't miss them all by chance.
    expect((await boards()).some(([id]) => isAdded(id!))).toBe(true);
  });

  test('a board is kept from the first look at it, or the first accept, for two more days', async () => {
    const { userId, quests } = await questing(db);
    const days = async () => {
      const rows = await db.dataSource.getRepository(QuestBoardEntity).find({ order: { day: 'ASC' } });
      return rows.map(({ day }) => day);
    };
    db.clock.set('2026-01-05T12:00:00Z');
    await quests.accept(userId, drawQuests(userId, '2026-01-05')[0]!.id);
    expect(await days()).toEqual(['2026-01-05']);
    for (let day = 0; day < 4; day++) {
      db.clock.advance(24 * HOUR_MS);
      await Promise.all(Array.from({ length: 5 }, () => quests.board(userId)));
    }
    expect(await days()).toEqual(['2026-01-07', '2026-01-08', '2026-01-09']);
  });

  test('the last one of a difficulty can’t be switched off, and an accepted one goes on', async () => {
    const { quests, switches, take, accepted, userId } = await questing(db);
    const easy = QUESTS.filter(({ difficulty }) => difficulty === 'easy');
    await take(easy[0]!);
    const off = (id: string) => db.database.transaction((tx) => switches.switch(tx, id, false));
    await off(easy[0]!.id);
    await off(easy[1]!.id);
    await expect(off(easy[2]!.id)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(off(newId())).rejects.toMatchObject({ kind: 'not-found' });
    expect((await accepted())?.progress).toBe(0);
    expect((await quests.board(userId)).length).toBe(3);
    const uses = await switches.all();
    expect(uses.find(({ quest }) => quest === easy[0])).toMatchObject({
      isOn: false,
      accepted: 1,
      completed: 0,
    });
  });

  test('a quest chosen before signing up is accepted on the first day, and takes its place on the board', async () => {
    const { userId, quests } = await questing(db);
    for (const [index, quest] of SIGN_UP_BOARD.entries()) {
      const newcomer = index === 0 ? userId : await addLearner(db);
      expect((await quests.accept(newcomer, quest.id)).accepted).toMatchObject({ progress: 0 });
      const board = await quests.board(newcomer);
      expect(board.filter((entry) => entry.accepted).map((entry) => entry.quest.id)).toEqual([quest.id]);
      expect(board).toHaveLength(3);
    }
    const latecomers = await Promise.all(Array.from({ length: 20 }, () => addLearner(db)));
    db.clock.advance(SIGN_UP_QUEST_MS);
    // A board may have them all by chance, but not twenty boards.
    for (const late of latecomers) {
      const onBoard = (await quests.board(late)).map(({ quest }) => quest.id);
      const gone = SIGN_UP_BOARD.find(({ id }) => !onBoard.includes(id));
      if (gone) return expect(quests.accept(late, gone.id)).rejects.toMatchObject({ kind: 'not-found' });
    }
    expect.unreachable('Every board has the quests of the sign-up.');
  });

  test('lessons count from the moment it was accepted until it expires', async () => {
    const { submit, take, accepted, complete, chests } = await questing(db);
    await submit(1);
    db.clock.advance(1_000);
    await take(questFor('easy', 'lessons'));
    expect((await accepted())?.progress).toBe(0);
    await submit(1);
    await submit(2);
    expect((await accepted())?.progress).toBe(1);
    await complete();
    expect(await chests()).toEqual([]);
    await submit(3);
    await Promise.all([complete(), complete(), complete()]);
    expect((await accepted())?.progress).toBe(2);
    expect(await chests()).toEqual(['common']);
  });

  test('a quest that has expired is off the board, and pays nothing', async () => {
    const { userId, quests, submit, take, accepted, complete, chests } = await questing(db);
    await take(questFor('easy', 'lessons'));
    await submit(1);
    db.clock.advance(24 * HOUR_MS);
    await submit(2);
    await complete();
    expect(await accepted()).toBeUndefined();
    expect(await chests()).toEqual([]);
    db.clock.advance(1);
    const next = (await quests.board(userId))[1]!.quest;
    expect((await quests.accept(userId, next.id)).accepted?.progress).toBe(0);
  });

  test('a late event completes an expired quest, even if the next one has been accepted', async () => {
    const { userId, quests, submit, take, complete, chests } = await questing(db);
    await take(questFor('easy', 'lessons'));
    await submit(1);
    await submit(3);
    db.clock.advance(24 * HOUR_MS);
    await quests.accept(userId, (await quests.board(userId))[1]!.quest.id);
    await complete();
    expect(await chests()).toEqual(['common']);
  });

  test('a first try has no wrong answer before it', async () => {
    const { submit, take, accepted } = await questing(db);
    await take(questFor('medium', 'first_tries'));
    await submit(1, 'wrong');
    await submit(1);
    await submit(2);
    expect((await accepted())?.progress).toBe(1);
  });

  test('a lesson whose solution was viewed first is no first try, unless a seer stone paid for it', async () => {
    const { submit, take, accepted, viewSolution } = await questing(db);
    await take(questFor('medium', 'first_tries'));
    await viewSolution(1);
    await submit(1);
    expect((await accepted())?.progress).toBe(0);
    await viewSolution(2, { withStone: true });
    await submit(2);
    expect((await accepted())?.progress).toBe(1);
  });

  test('all XP counts, and a harder quest has a better chest', async () => {
    const { take, earnXp, accepted, complete, chests } = await questing(db);
    await take(questFor('extreme', 'xp'));
    await earnXp(3_999);
    expect((await accepted())?.progress).toBe(3_999);
    await complete();
    expect(await chests()).toEqual([]);
    await earnXp(500);
    await complete();
    expect((await accepted())?.progress).toBe(4_000);
    expect(await chests()).toEqual(['mythic']);
  });
});

test.each([
  ['2026-01-05', ['easy', 'medium', 'hard']],
  ['2026-01-09', ['easy', 'medium', 'hard']],
  ['2026-01-10', ['easy', 'medium', 'extreme']],
  ['2026-01-11', ['easy', 'medium', 'extreme']],
])('the board of %s has %o', (day, difficulties) => {
  const board = boardFrom(drawQuests('ada', day), day);
  expect(board.map(({ difficulty }) => difficulty)).toEqual(difficulties);
  expect(boardFrom(drawQuests('ada', day), day)).toEqual(board);
});

test('learners and days have different boards', () => {
  const boards = ['ada', 'grace', 'linus'].flatMap((user) =>
    ['2026-01-05', '2026-01-06', '2026-01-07'].map((day) =>
      boardFrom(drawQuests(user, day), day)
        .map(({ id }) => id)
        .join(),
    ),
  );
  expect(new Set(boards).size).toBeGreaterThan(4);
  expect(dayIn('Asia/Tokyo', new Date('2026-01-09T15:00:00Z'))).toBe('2026-01-10');
});
