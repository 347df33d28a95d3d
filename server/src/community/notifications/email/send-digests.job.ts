import { Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, lockRow } from '@server/platform/database';
import { ScheduledJob } from '@server/platform/jobs';
import { dayIn } from '@shared/rules/days';
import { eveningOf, nextEvening } from '@shared/rules/quiet-hours';
import { NotificationSettingsEntity } from '../preferences/notification-settings.entity';
import { DigestDue } from './digest.events';

/** Begins the evening of every learner who wants emails: at most one email a day. */
@Injectable()
export class SendDigests extends ScheduledJob {
  readonly name = 'notifications.send-digests';
  readonly everyMs = 15 * 60_000;
  /** Learners read with one statement. */
  protected readonly batch: number = 500;

  constructor(
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** By index, so learners without emails cost nothing. Each learner's next evening is stored before their email is sent. */
  async run(_slot: Date, signal?: AbortSignal): Promise<void> {
    const nowMs = this.clock.now().getTime();
    for (;;) {
      const due: Array<{ userId: string }> = await this.database.dataSource.sql`
        SELECT user_id AS "userId" FROM notification_settings
        WHERE digest_due_at <= ${nowMs} ORDER BY digest_due_at LIMIT ${this.batch}`;
      for (const { userId } of due) {
        signal?.throwIfAborted();
        await this.begin(userId, new Date(nowMs));
      }
      if (due.length < this.batch) return;
    }
  }

  /** An evening that was missed isn't made up for in the morning. */
  private async begin(userId: string, now: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await lockRow(tx, NotificationSettingsEntity, { userId });
      if (!row?.digestDueAt || row.digestDueAt > now) return;
      const zone = (await this.users.find(userId, tx.manager))?.timeZone;
      if (zone === undefined) {
        await tx.manager.update(NotificationSettingsEntity, { userId }, { digestDueAt: null });
        return;
      }
      const evening = eveningOf(dayIn(zone, now), zone, row.quietHours);
      const isNow = evening !== undefined && evening.from <= now && now < evening.until;
      // The learner may have moved to a zone where it's the same day again.
      const isNew = isNow && (row.digestDay === null || row.digestDay < evening.day);
      if (isNew) tx.emit(DigestDue, { userId, day: evening.day });
      const next = nextEvening(isNow ? evening.until : now, zone, row.quietHours);
      await tx.manager.update(
        NotificationSettingsEntity,
        { userId },
        { digestDueAt: next?.from ?? null, digestDay: isNew ? evening.day : row.digestDay },
      );
    });
  }
}
