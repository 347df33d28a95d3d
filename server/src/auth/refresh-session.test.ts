import type { DomainError } from '@server/platform/errors';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../test/database';
import { RefreshTokenEntity } from './refresh-token.entity';
import { SessionEntity } from './session.entity';
import { accountEntities, accountsOn, openAccount } from './testing/accounts';

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

  /** A session of its own; its refresh token. */
  async function signIn(): Promise<string> {
    const { createCliCode, signIn } = accountsOn(db);
    return (await signIn.execute(await createCliCode.execute(userId))).refreshToken;
  }
  const refresh = async (token: string) => (await accountsOn(db).refresh.execute(token)).refreshToken;
  const refused = (token: string | undefined, message: string) =>
    expect(accountsOn(db).refresh.execute(token)).rejects.toMatchObject({ kind: 'unauthenticated', message });
  const sessions = () => db.dataSource.manager.find(SessionEntity);

  test('gives an access token of the same user and the next refresh token', async () => {
    const { refresh, accessTokens } = accountsOn(db);
    const pair = await refresh.execute(first);
    expect(await accessTokens.verify(pair.accessToken)).toEqual({ userId });
    expect(pair.refreshToken).not.toBe(first);
  });

  test('goes on for as long as the learner comes back within 60 days', async () => {
    let token = first;
    for (let month = 0; month < 6; month++) {
      db.clock.advance(59 * DAY_MS);
      token = await refresh(token);
    }
    expect(await sessions()).toMatchObject([{ endedAt: null }]);
  });

  test('ends 60 days after the last time, to the millisecond', async () => {
    const other = await signIn();
    db.clock.advance(60 * DAY_MS - 1);
    await refresh(other);
    db.clock.advance(1);
    await refused(first, EXPIRED);
  });

  test('needs a token that is known', async () => {
    await refused(undefined, "You're not logged in");
    await refused('', "You're not logged in");
    await refused('no such token', GONE);
    await refused(`${first}x`, GONE);
  });

  test('a token that comes back ends the session, for its newer tokens too', async () => {
    const second = await refresh(first);
    db.clock.advance(10_001);
    await refused(first, REUSED);
    await refused(second, GONE);
    await refused(first, GONE);
  });

  test('an old token that comes back ends the session even when the newest has just been made', async () => {
    const second = await refresh(first);
    db.clock.advance(3_600_000);
    const third = await refresh(second);
    await refused(first, REUSED);
    await refused(third, GONE);
  });

  test("a reused token leaves the user's other sessions alone", async () => {
    const elsewhere = await signIn();
    await refresh(first);
    db.clock.advance(10_001);
    await refused(first, REUSED);
    await refresh(elsewhere);
  });

  test('one retry within 10 s is forgiven, and both replies are good', async () => {
    const lost = await refresh(first);
    db.clock.advance(10_000);
    const again = await refresh(first);
    expect(again).not.toBe(lost);
    await refresh(again);
    await refresh(lost);
  });

  test('a second retry is not', async () => {
    const tokens = [await refresh(first), await refresh(first)];
    await refused(first, REUSED);
    for (const token of tokens) await refused(token, GONE);
  });

  test('two tabs that refresh at once both go on', async () => {
    const [one, two] = await Promise.all([refresh(first), refresh(first)]);
    await refresh(one);
    await refresh(two);
    expect(await sessions()).toMatchObject([{ endedAt: null }]);
  });

  test('of twenty at once two are answered, and the session is over', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => refresh(first)));
    const answered = outcomes.filter(({ status }) => status === 'fulfilled');
    const messages = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [(outcome.reason as DomainError).message] : [],
    );
    expect(answered).toHaveLength(2);
    expect(messages.filter((message) => message === REUSED)).toHaveLength(1);
    expect(messages.filter((message) => message === GONE)).toHaveLength(17);
    for (const { value } of answered as PromiseFulfilledResult<string>[]) await refused(value, GONE);
    expect(await sessions()).toMatchObject([{ endedAt: db.clock.now() }]);
    expect(await db.dataSource.manager.count(RefreshTokenEntity)).toBe(3);
  });

  test('signing out ends this session and no other', async () => {
    const elsewhere = await signIn();
    const { signOut } = accountsOn(db);
    await signOut.execute(first);
    await refused(first, GONE);
    await refresh(elsewhere);
  });

  test('signing out with a token that was rotated already ends the session too', async () => {
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

  test('what has expired is cleared away', async () => {
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
});
