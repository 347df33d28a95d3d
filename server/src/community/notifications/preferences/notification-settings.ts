import { Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database, insertOnce, lockRow } from '@server/platform/database';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import {
  type ChangedPreferences,
  type ChannelChoices,
  EMAILED_TYPES,
  emailedTypesOf,
  PREFERENCE_TYPES,
  type PreferenceType,
} from '@shared/rules/notification-preferences';
import { DEFAULT_QUIET_HOURS, nextEvening, type QuietHours } from '@shared/rules/quiet-hours';
import { DataSource, type EntityManager } from 'typeorm';
import { NotificationSettingsEntity } from './notification-settings.entity';

/** What applies to a learner. */
export interface Settings {
  preferences: ChangedPreferences;
  quietHours: QuietHours;
  /** Of the account. */
  timeZone: string;
  /** Likewise. */
  locale: Locale;
  /** Nobody can sign in to it, so nothing is pushed. */
  isSuspended: boolean;
}

/** What stays undefined stays as it is. */
export interface SettingsChange {
  preferences?: ChangedPreferences | undefined;
  quietHours?: QuietHours | undefined;
}

interface Row {
  preferences: string | null;
  quietHours: string | null;
  timeZone: string;
  locale: Locale | null;
  suspendedAt: number | null;
}

/** What learners want to be notified of, where and when. */
@Injectable()
export class NotificationSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** With one statement, because every notification asks. */
  async of(userId: string, manager: EntityManager = this.dataSource.manager): Promise<Settings> {
    const [row] = await manager.sql<Row[]>`
      SELECT s.preferences, s.quiet_hours AS "quietHours", u.time_zone AS "timeZone",
        u.locale, u.suspended_at AS "suspendedAt"
      FROM users u LEFT JOIN notification_settings s ON s.user_id = u.id WHERE u.id = ${userId}`;
    return {
      preferences: row?.preferences ? JSON.parse(row.preferences) : {},
      quietHours: row?.quietHours ? JSON.parse(row.quietHours) : DEFAULT_QUIET_HOURS,
      timeZone: row?.timeZone ?? 'UTC',
      locale: row?.locale ?? DEFAULT_LOCALE,
      isSuspended: row?.suspendedAt != null,
    };
  }

  async change(userId: string, { preferences = {}, quietHours }: SettingsChange): Promise<void> {
    await this.database.transaction(async (tx) => {
      const user = await this.users.lock(tx, userId);
      if (!user) return;
      const fresh = {
        userId,
        preferences: {},
        quietHours: DEFAULT_QUIET_HOURS,
        digestDueAt: null,
        digestDay: null,
      };
      await insertOnce(tx, NotificationSettingsEntity, fresh);
      const row = (await lockRow(tx, NotificationSettingsEntity, { userId })) ?? fresh;
      const merged = merge(row.preferences, preferences);
      const quiet = quietHours ?? row.quietHours;
      const wantsEmail = emailedTypesOf(merged).length > 0;
      const evening = wantsEmail ? nextEvening(this.clock.now(), user.timeZone, quiet) : undefined;
      await tx.manager.update(
        NotificationSettingsEntity,
        { userId },
        { preferences: merged, quietHours: quiet, digestDueAt: evening?.from ?? null },
      );
    });
  }

  /** Everything that can be emailed, or nothing. */
  async setEmails(userId: string, email: boolean): Promise<void> {
    await this.change(userId, {
      preferences: Object.fromEntries(EMAILED_TYPES.map((type) => [type, { email }])),
    });
  }
}

function merge(old: ChangedPreferences, changes: ChangedPreferences): ChangedPreferences {
  const merged: { [Type in PreferenceType]?: Partial<ChannelChoices> } = { ...old };
  for (const type of PREFERENCE_TYPES) if (changes[type]) merged[type] = { ...old[type], ...changes[type] };
  return merged;
}
