import { Audit } from '@server/operations/audit';
import { UserEntity } from '@server/people/users';
import { expectNoDrift, newId } from '@server/platform/database';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../../test/database';
import {
  accountEntities,
  accountsOn,
  ada,
  openAccount,
  openSession,
} from '../../../people/auth/testing/accounts';
import { AuditEntryEntity } from '../../audit/audit-entry.entity';
import { EndImpersonations } from './end-impersonations.job';
import { Impersonate } from './impersonate';

const MINUTE_MS = 60_000;
const reason = 'Their streak looks wrong.';

async function setUp(db: TestDatabase) {
  const { users, impersonations, accessTokens, signOut } = accountsOn(db);
  const audit = new Audit(db.dataSource, users, db.clock);
  const impersonate = new Impersonate(db.database, users, impersonations, accessTokens, audit, db.clock);
  const userId = await openAccount(db);
  const adminId = await openAccount(db, { ...ada, email: 'mira@example.org' });
  const { sessionId, refreshToken } = await openSession(db, adminId);
  const setAdmin = (id: string, isAdmin: boolean) =>
    db.dataSource.manager.update(UserEntity, { id }, { isAdmin });
  await setAdmin(adminId, true);
  const start = (of = userId) => impersonate.start({ userId: of, adminId, sessionId, reason });
  const begin = async () => {
    const { id } = await start();
    return { id, token: await impersonate.token(adminId, id) };
  };
  const log = async () =>
    (await audit.list()).map(({ action, subject, details }) => ({ action, subject, ...details }));
  return {
    users,
    impersonate,
    accessTokens,
    userId,
    adminId,
    sessionId,
    setAdmin,
    start,
    begin,
    log,
    signOut: () => signOut.execute(refreshToken),
    endOverdue: new EndImpersonations(impersonate),
  };
}

const OVER = { kind: 'unauthenticated', message: 'You’re no longer viewing this account.' };

describeOnBothDatabases('impersonation', { entities: [...accountEntities, AuditEntryEntity] }, (db) => {
  test('the migration creates exactly what the entities say', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('gives the admin a token that names both, for half an hour', async () => {
    const { begin, accessTokens, userId, adminId } = await setUp(db);
    const { id, token } = await begin();
    const { sub, sid, act, iat, exp } = decodeJwt(token);
    expect({ sub, sid, act }).toEqual({ sub: userId, sid: id, act: { sub: adminId } });
    expect(exp! - iat!).toBe(30 * 60);
    expect(await accessTokens.verify(token)).toEqual({ userId, sessionId: id, actorId: adminId });
    db.clock.advance(30 * MINUTE_MS);
    await expect(accessTokens.verify(token)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  test('is in the log at its start and its end, once each', async () => {
    const { begin, impersonate, users, userId, adminId, log, endOverdue } = await setUp(db);
    const { handle } = await users.get(userId);
    const { id } = await begin();
    await impersonate.stop(adminId, id);
    await impersonate.stop(adminId, id);
    const { id: forgotten } = await begin();
    await endOverdue.run(db.clock.now());
    db.clock.advance(30 * MINUTE_MS);
    await endOverdue.run(db.clock.now());
    await impersonate.stop(adminId, forgotten);
    const started = { action: 'start-impersonation', subject: userId, handle, reason };
    const ended = { action: 'stop-impersonation', subject: userId, handle };
    expect(await log()).toEqual([
      { ...ended, how: 'time is up' },
      started,
      { ...ended, how: 'stopped' },
      started,
    ]);
  });

  test('isn’t possible of admins, of oneself, and of nobody', async () => {
    const { start, setAdmin, userId, adminId, log } = await setUp(db);
    await expect(start(adminId)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(start(newId())).rejects.toMatchObject({ kind: 'not-found' });
    await setAdmin(userId, true);
    await expect(start()).rejects.toMatchObject({ kind: 'conflict' });
    expect(await log()).toEqual([]);
  });

  test('belongs to the admin who started it, and isn’t handed out in its last minute', async () => {
    const { begin, impersonate, setAdmin, adminId } = await setUp(db);
    const other = await openAccount(db, { ...ada, email: 'sable@example.org' });
    await setAdmin(other, true);
    const { id } = await begin();
    const missing = { kind: 'not-found' };
    await expect(impersonate.token(other, id)).rejects.toMatchObject(missing);
    await expect(impersonate.stop(other, id)).rejects.toMatchObject(missing);
    db.clock.advance(29.5 * MINUTE_MS);
    await expect(impersonate.token(adminId, id)).rejects.toMatchObject(missing);
  });

  test.each<[string, (world: Awaited<ReturnType<typeof setUp>>, id: string) => Promise<unknown>]>([
    ['it is stopped', ({ impersonate, adminId }, id) => impersonate.stop(adminId, id)],
    ['the admin signs out', ({ signOut }) => signOut()],
    ['the admin isn’t one anymore', ({ setAdmin, adminId }) => setAdmin(adminId, false)],
    ['the learner becomes an admin', ({ setAdmin, userId }) => setAdmin(userId, true)],
    [
      'the learner’s account is gone',
      ({ userId }) => db.dataSource.manager.delete(UserEntity, { id: userId }),
    ],
  ])('is over right away when %s', async (_, end) => {
    const world = await setUp(db);
    const { id, token } = await world.begin();
    await world.accessTokens.verify(token);
    await end(world, id);
    await expect(world.accessTokens.verify(token)).rejects.toMatchObject(OVER);
    await expect(world.impersonate.token(world.adminId, id)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
