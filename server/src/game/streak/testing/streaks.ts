import { NotificationEntity, Notifications } from '@server/community/notifications';
import { InProcessBus, UserPush } from '@server/community/realtime';
import { Ledger, LedgerEntryEntity } from '@server/game/xp';
import { UserEntity } from '@server/people/users';
import type { TestDatabase } from '../../../../test/database';
import { ActiveDayEntity } from '../active-day.entity';
import { ActivityEntity } from '../activity.entity';
import { CoveredDayEntity } from '../covered-day.entity';
import { FirstOfDay, StreakBonus } from '../daily-rules';
import { Protections } from '../protections';
import { RestDayEntity } from '../rest-day.entity';
import { ServiceHeartbeatEntity, ServiceOutageEntity } from '../service-outage.entity';
import { ServiceOutages } from '../service-outages';
import { StreakEntity } from '../streak.entity';
import { Streaks } from '../streaks';

export const streakEntities = [
  ActiveDayEntity,
  ActivityEntity,
  CoveredDayEntity,
  LedgerEntryEntity,
  NotificationEntity,
  RestDayEntity,
  ServiceHeartbeatEntity,
  ServiceOutageEntity,
  StreakEntity,
  UserEntity,
];

/** The streak's classes and reward rules on a test database. */
export function streakRules(db: TestDatabase, ledger = new Ledger(db.dataSource)) {
  const outages = new ServiceOutages(db.dataSource, db.database, db.clock);
  const notifications = new Notifications(db.dataSource, new UserPush(new InProcessBus()), db.clock);
  const protections = new Protections(ledger, outages, notifications, db.clock);
  const streaks = new Streaks(protections);
  const daily = [new FirstOfDay(streaks), new StreakBonus(streaks)];
  return { ledger, outages, notifications, protections, streaks, daily };
}
