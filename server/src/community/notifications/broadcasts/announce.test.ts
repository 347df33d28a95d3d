import { UserEntity, UserRepository } from '@server/people/users';
import { newId } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../../test/database';
import { Audit } from '../../../operations/audit/audit';
import { AuditEntryEntity } from '../../../operations/audit/audit-entry.entity';
import { Announce } from './announce';
import { BroadcastEntity } from './broadcast.entity';
import { Broadcasts } from './broadcasts';

const HOUR_MS = 3_600_000;

describeOnBothDatabases(
  'what an admin announces',
  { entities: [AuditEntryEntity, BroadcastEntity, UserEntity] },
  (db) => {
    test('goes to everybody once, and is listed and logged', async () => {
      const { database, dataSource, clock } = db;
      const audit = new Audit(dataSource, new UserRepository(dataSource), clock);
      const broadcasts = new Broadcasts(database, { add: async () => {} } as never, clock);
      const announce = new Announce(database, broadcasts, audit);
      const adminId = newId();
      const [first, second] = [newId(), newId()];
      for (const id of [first, first]) await announce.execute(adminId, { id, text: 'Closed on Sunday.' });
      clock.advance(HOUR_MS);
      await announce.execute(adminId, { id: second, text: 'Open again.' });
      const listed = await broadcasts.announcements(50);
      expect(listed.map(({ text, isSent }) => [text, isSent])).toEqual([
        ['Open again.', false],
        ['Closed on Sunday.', false],
      ]);
      expect(await broadcasts.announcements(50, listed[0]!.id)).toEqual(listed.slice(1));
      expect((await audit.list()).map(({ action, subject }) => [action, subject])).toEqual([
        ['announce', second],
        ['announce', first],
      ]);
    });
  },
);
