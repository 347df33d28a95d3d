import { IsNull } from 'typeorm';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { Database } from '../../platform/database';
import { RefreshTokenEntity } from './refresh-token.entity';
import { SessionEntity } from './session.entity';
import { accountEntities, accountsOn, openAccount, settings } from './testing/accounts';

const DAY_MS = 24 * 3_600_000;
const GONE = 'Your session has ended. Please sign in again.';
const EXPIRED = 'Your session has expired. Please sign in again.';
const REUSED = 'To keep your account safe, this session was ended. Please sign in again.';

describeOnBothDatabases('refreshing a session', { entities: accountEntities }, (db) => {
  let userId: string;
  let first: string;
  beforeEach(async () => {
    userId = await openAccount(db);
    first = await signIn();
  });

  /** Opens another session; returns its refresh token. */
  async function signIn(): Promise<string> {
    const { createCliCode, signIn } = accountsOn(db);
    return (await signIn.execute(await createCliCode.execute(userId))).refreshToken;
  }
  const refresh = async (token: string) => (await accountsOn(db).refresh.execute(token)).refreshToken;
  const refused = (token: string | undefined, message: string) =>
    expect(accountsOn(db).refresh.execute(token)).rejects.toMatchObject({ kind: 'unauthenticated', message });
  const sessions = () => db.dataSource.manager.find(SessionEntity);

  test('returns an access token of the same user and the next refresh token', async () => {
    const { refresh, accessTokens } = accountsOn(db);
    const pair = await refresh.execute(first);
    expect(await accessTokens.verify(pair.accessToken)).toMatchObject({ userId });
    expect(pair.refreshToken).not.toBe(first);
  });

  test('keeps a session open as long as the learner returns within 60 days', async () => {
    let token = first;
    for (let month = 0; month < 6; month++) {
      db.clock.advance(59 * DAY_MS);
      token = await refresh(token);
    }
    expect(await sessions()).toMatchObject([{ endedAt: null }]);
  });

  test('fails 60 days after the last refresh, to the millisecond', async () => {
    const other = await signIn();
    db.clock.advance(60 * DAY_MS - 1);
    await refresh(other);
    db.clock.advance(1);
    await refused(first, EXPIRED);
  });

  test('requires a known token', async () => {
    await refused(undefined, "You're not logged in");
    await refused('', "You're not logged in");
    await refused('no such token', GONE);
    await refused(`${first}x`, GONE);
  });

  test('a used token that is sent again ends the session, newer tokens included', async () => {
    const second = await refresh(first);
    db.clock.advance(120_001);
    await refused(first, REUSED);
    await refused(second, GONE);
    await refused(first, GONE);
  });

  test('an old token ends the session even when the newest was issued just now', async () => {
    const second = await refresh(first);
    db.clock.advance(3_600_000);
    const third = await refresh(second);
    await refused(first, REUSED);
    await refused(third, GONE);
  });

  test("a reused token leaves the user's other sessions alone", async () => {
    const elsewhere = await signIn();
    await refresh(first);
    db.clock.advance(120_001);
    await refused(first, REUSED);
    await refresh(elsewhere);
  });

  test('a token whose reply got lost returns the same successor for two minutes', async () => {
    const second = await refresh(first);
    for (const wait of [10_001, 48_999, 61_000]) {
      db.clock.advance(wait);
      expect(await refresh(first)).toBe(second);
    }
    const third = await refresh(second);
    expect(third).not.toBe(second);
    await refresh(third);
    expect(await sessions()).toMatchObject([{ endedAt: null }]);
  });

  test('the first use of the successor closes the one before: a late copy of its request gets nothing', async () => {
    const second = await refresh(first);
    const third = await refresh(second);
    await expect(accountsOn(db).refresh.execute(first)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await refresh(second)).toBe(third);
    expect(await sessions()).toMatchObject([{ endedAt: null }]);
    expect(await db.dataSource.manager.count(RefreshTokenEntity)).toBe(3);
  });

  test('a token that is sent again after its successor was used ends the session within the two minutes, too', async () => {
    const second = await refresh(first);
    const third = await refresh(second);
    db.clock.advance(10_001);
    await refused(first, REUSED);
    await refused(third, GONE);
  });

  test('a token that is replayed while its successor is used never makes a second line', async () => {
    const second = await refresh(first);
    db.clock.advance(59_000);
    const tokens = await Promise.all([refresh(first), refresh(first)]);
    expect(tokens).toEqual([second, second]);
    const [replayed, next] = await Promise.allSettled([refresh(first), refresh(second)]);
    const unspent = await db.dataSource.manager.countBy(RefreshTokenEntity, { spentAt: IsNull() });
    expect(unspent).toBe(1);
    if (replayed.status === 'fulfilled') expect(replayed.value).toBe(second);
    else expect(await sessions()).toMatchObject([{ endedAt: db.clock.now() }]);
    expect(next.status === 'fulfilled' || replayed.status === 'rejected').toBe(true);
  });

  test('a token copied within the two minutes does not fork the session: it ends for both clients', async () => {
    const victim = await refresh(first);
    const thief = await refresh(first);
    expect(thief).toBe(victim);
    db.clock.advance(3_600_000);
    const next = await refresh(thief);
    db.clock.advance(3_600_000);
    await refused(victim, REUSED);
    await refused(next, GONE);
  });

  test('twenty concurrent refreshes return one successor', async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => refresh(first)));
    expect(new Set(tokens).size).toBe(1);
    expect(await sessions()).toMatchObject([{ endedAt: null }]);
    expect(await db.dataSource.manager.count(RefreshTokenEntity)).toBe(2);
  });

  test('a token that was rotated with a different AUTH_SECRET requires signing in again', async () => {
    await refresh(first);
    const { refresh: replaced } = accountsOn(db, undefined, { ...settings, authSecret: 'x'.repeat(32) });
    await expect(replaced.execute(first)).rejects.toMatchObject({ message: GONE });
  });

  test('a session gets at most 60 new tokens per minute, and more after that', async () => {
    let token = first;
    for (let count = 0; count < 60; count++) token = await refresh(token);
    await expect(accountsOn(db).refresh.execute(token)).rejects.toMatchObject({
      kind: 'rate-limited',
      retryAfterSeconds: 60,
    });
    db.clock.advance(60_000);
    await refresh(token);
  });

  test('signing out ends only this session', async () => {
    const elsewhere = await signIn();
    const { signOut } = accountsOn(db);
    await signOut.execute(first);
    await refused(first, GONE);
    await refresh(elsewhere);
  });

  test('signing out with an already rotated token ends the session too', async () => {
    const second = await refresh(first);
    await accountsOn(db).signOut.execute(first);
    await refused(second, GONE);
  });

  test('signing out without a token, or with an unknown one, does nothing', async () => {
    const { signOut } = accountsOn(db);
    await signOut.execute(undefined);
    await signOut.execute('no such token');
    await refresh(first);
  });

  test('no refresh token is stored', async () => {
    const second = await refresh(first);
    const rows = JSON.stringify(await db.dataSource.query('SELECT * FROM refresh_tokens'));
    expect(rows).not.toContain(first);
    expect(rows).not.toContain(second);
  });

  test('expired sessions and tokens are deleted', async () => {
    const second = await refresh(first);
    db.clock.advance(30 * DAY_MS);
    const third = await refresh(second);
    db.clock.advance(30 * DAY_MS);
    await refresh(third);
    expect(await db.dataSource.manager.count(RefreshTokenEntity)).toBe(2);
    db.clock.advance(60 * DAY_MS);
    await signIn();
    expect(await sessions()).toHaveLength(1);
    expect(await db.dataSource.manager.count(RefreshTokenEntity)).toBe(1);
  });

  /** The same use cases in another server process: its own connections, its own caches. */
  async function inAnotherProcess() {
    const dataSource = await db.openAnother();
    const other = Object.create(db, {
      dataSource: { value: dataSource },
      database: { value: new Database(dataSource) },
    }) as TestDatabase;
    return accountsOn(other);
  }

  test('in two processes at the same moment gives both the same successor', async () => {
    const elsewhere = await inAnotherProcess();
    const [here, there] = await Promise.all([refresh(first), elsewhere.refresh.execute(first)]);
    expect(there.refreshToken).toBe(here);
    expect(await sessions()).toMatchObject([{ endedAt: null }]);
  });

  test('with a stolen token ends the session, also if another process has seen the owner', async () => {
    const elsewhere = await inAnotherProcess();
    const owners = await refresh(first);
    db.clock.advance(120_001);
    await expect(elsewhere.refresh.execute(first)).rejects.toMatchObject({ message: REUSED });
    await refused(owners, GONE);
  });
});
