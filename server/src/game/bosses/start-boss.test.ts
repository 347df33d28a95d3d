import { UserEntity, UserRepository } from '@server/people/users';
import { newId } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { Audit } from '../../operations/audit/audit';
import { AuditEntryEntity } from '../../operations/audit/audit-entry.entity';
import { BossEventEntity } from './boss-event.entity';
import { BossEvents } from './boss-events';
import { BossList } from './boss-list';
import { StartBoss } from './start-boss';

const HOUND = { slug: 'hound', name: 'Hound', healthPerLearner: 100 } as never;

describeOnBothDatabases(
  'a boss that an admin starts',
  { entities: [AuditEntryEntity, BossEventEntity, UserEntity] },
  (db) => {
    test('starts if no fight is running, and it’s in the log', async () => {
      const { database, dataSource, clock } = db;
      const audit = new Audit(dataSource, new UserRepository(dataSource), clock);
      const fights = new BossEvents(dataSource, database, clock);
      const start = new StartBoss(database, new BossList([HOUND]), fights, audit);
      const adminId = newId();
      await expect(start.execute(adminId, 'cat')).rejects.toMatchObject({ kind: 'not-found' });
      await start.execute(adminId, 'hound');
      expect(await fights.at(clock.now())).toMatchObject({ boss: 'hound' });
      await expect(start.execute(adminId, 'hound')).rejects.toMatchObject({ kind: 'conflict' });
      expect(await audit.list()).toMatchObject([{ adminId, action: 'start-boss', subject: 'hound' }]);
    });
  },
);
