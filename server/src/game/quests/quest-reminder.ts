import { Injectable } from '@nestjs/common';
import {
  type DigestPart,
  type DigestReader,
  DigestSection,
  Reminder,
  Reminders,
} from '@server/community/notifications';
import { StreakDayCounted } from '@server/game/streak';
import { UserRepository } from '@server/people/users';
import { Database } from '@server/platform/database';
import { type EventPayload, OnEvent } from '@server/platform/events';
import { dayAfter, dayIn, startOfDay } from '@shared/rules/days';
import { DataSource } from 'typeorm';
import { questTexts } from './quest-mail.texts';
import { Quests } from './quests';

const HOUR_MS = 3_600_000;
const MORNING_MS = 9 * HOUR_MS;
/** Learners who stay away longer get no more emails about quests. */
const AWAY_DAYS = 14;

/** Whether today's board has quests that can still be accepted. */
async function isWaiting(quests: Quests, userId: string): Promise<boolean> {
  return (await quests.board(userId)).every(({ accepted }) => accepted === null);
}

/** Points to new quests on the morning after a day that counted. Who stays away isn't reminded again. */
@Injectable()
export class QuestReminder extends Reminder {
  readonly type = 'quest_available';

  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly quests: Quests,
    private readonly reminders: Reminders,
  ) {
    super();
  }

  @OnEvent(StreakDayCounted, 'quests.remind-tomorrow')
  async onDayCounted({ userId, day }: EventPayload<typeof StreakDayCounted>): Promise<void> {
    const user = await this.users.find(userId);
    if (!user) return;
    const tomorrow = dayAfter(day);
    const morning = new Date(startOfDay(user.timeZone, tomorrow).getTime() + MORNING_MS);
    await this.database.transaction((tx) => this.reminders.schedule(tx, userId, this.type, morning));
  }

  async keyFor(userId: string, dueAt: Date, now: Date): Promise<string | null> {
    const user = await this.users.find(userId);
    if (!user) return null;
    const today = dayIn(user.timeZone, now);
    // After an outage: yesterday's board is gone.
    if (dayIn(user.timeZone, dueAt) !== today) return null;
    return (await isWaiting(this.quests, userId)) ? today : null;
  }
}

/** The evening's email about quests that are still on the board. */
@Injectable()
export class QuestWaiting extends DigestSection {
  readonly type = 'quest_available';
  readonly order = 2;

  constructor(
    private readonly dataSource: DataSource,
    private readonly quests: Quests,
  ) {
    super();
  }

  async read({ userId, now, locale }: DigestReader): Promise<DigestPart | null> {
    if (!(await this.isAround(userId, now)) || !(await isWaiting(this.quests, userId))) return null;
    const board = await this.quests.board(userId);
    const texts = questTexts[locale];
    return {
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [
        ...board.map(({ quest }) => `${texts.difficulties[quest.difficulty]}: ${texts.quests[quest.textId]}`),
        texts.accept,
      ],
      action: { label: texts.button, path: '/dashboard?modal=quest-board' },
    };
  }

  private async isAround(userId: string, now: Date): Promise<boolean> {
    const since = now.getTime() - AWAY_DAYS * 24 * HOUR_MS;
    const rows = await this.dataSource.manager.sql<unknown[]>`
      SELECT 1 FROM exercise_progress
      WHERE user_id = ${userId} AND exercise_source = 'lesson' AND first_success_at >= ${since} LIMIT 1`;
    return rows.length > 0;
  }
}
