import { UserEntity, UserRepository } from '@server/people/users';
import { newId } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { Audit } from '../../operations/audit/audit';
import { AuditEntryEntity } from '../../operations/audit/audit-entry.entity';
import { AddOutage } from './add-outage';
import { ServiceHeartbeatEntity, ServiceOutageEntity } from './service-outage.entity';
import { ServiceOutages } from './service-outages';

const HOUR_MS = 3_600_000;
const entities = [AuditEntryEntity, ServiceHeartbeatEntity, ServiceOutageEntity, UserEntity];

describeOnBothDatabases('an outage that an admin declares', { entities: entities }, (db) => {
  test('is over and not long ago, and it’s in the log', async () => {
    const { database, dataSource, clock } = db;
    const audit = new Audit(dataSource, new UserRepository(dataSource), clock);
    const outages = new ServiceOutages(dataSource, database, clock);
    const add = new AddOutage(database, outages, audit, clock);
    const adminId = newId();
    const ago = (hours: number) => new Date(clock.now().getTime() - hours * HOUR_MS);
    const refused = (from: Date, to: Date) =>
      expect(add.execute(adminId, from, to)).rejects.toMatchObject({ kind: 'invalid' });
    await refused(ago(1), ago(2));
    await refused(ago(1), ago(-1));
    await refused(ago(8 * 24), ago(7 * 24));
    expect(await audit.list()).toEqual([]);
    await add.execute(adminId, ago(5), ago(2));
    expect(await outages.newest(10)).toEqual([{ startedAt: ago(5), endedAt: ago(2) }]);
    expect(await audit.list()).toMatchObject([{ action: 'add-outage', subject: ago(5).toISOString() }]);
  });
});
