import { UserEntity, UserRepository } from '@server/people/users';
import type { AuditAction } from '@shared/contracts';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { addLearner } from '../../solving/submissions/testing/submitting';
import { Audit, type AuditFilter } from './audit';
import { AuditEntryEntity } from './audit-entry.entity';

const HOUR_MS = 3_600_000;

describeOnBothDatabases('the log of admins', { entities: [AuditEntryEntity, UserEntity] }, (db) => {
  test('finds who did what, to whom and when', async () => {
    const { database, dataSource, clock } = db;
    const users = new UserRepository(dataSource);
    const audit = new Audit(dataSource, users, clock);
    const [userId, admin] = [await addLearner(db), await addLearner(db)];
    const [learner, me] = [await users.get(userId), await users.get(admin)];
    const log = (adminId: string | null, action: AuditAction, subject: string, details = {}) =>
      database.transaction((tx) => audit.record(tx, { adminId, action, subject, details }));
    await log(null, 'make-admin', userId, { handle: learner.handle });
    clock.advance(HOUR_MS);
    const later = clock.now();
    await log(admin, 'remove-admin', userId, { handle: learner.handle });
    await log(admin, 'start-boss', 'hound');
    const found = async (filter: AuditFilter) => (await audit.list(filter)).map(({ action }) => action);
    expect(await found({ admin: me.handle.toUpperCase() })).toEqual(['start-boss', 'remove-admin']);
    expect(await found({ admin: 'nobody' })).toEqual([]);
    expect(await found({ action: 'make-admin' })).toEqual(['make-admin']);
    expect(await found({ subject: learner.handle })).toEqual(['remove-admin', 'make-admin']);
    expect(await found({ subject: 'OUND' })).toEqual(['start-boss']);
    expect(await found({ subject: '%' })).toEqual([]);
    expect(await found({ from: later, subject: learner.handle })).toEqual(['remove-admin']);
    expect(await found({ until: later })).toEqual(['make-admin']);
    await dataSource.manager.update(UserEntity, { id: userId }, { handle: 'countess' });
    expect(await found({ subject: 'countess', until: later })).toEqual(['make-admin']);
  });
});
