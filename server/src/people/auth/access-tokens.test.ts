import { UserEntity } from '@server/people/users';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { accountEntities, accountsOn, ada, openAccount, openSession, settings } from './testing/accounts';

const HOUR_S = 3600;
const ENDED = 'Your session has ended. Please sign in again.';

describeOnBothDatabases('access tokens', { entities: accountEntities }, (db) => {
  let userId: string;
  let sid: string;
  beforeEach(async () => {
    userId = await openAccount(db);
    sid = (await openSession(db, userId)).sessionId;
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  const nowS = () => Math.floor(db.clock.now().getTime() / 1000);
  const sign = () => accountsOn(db).accessTokens.sign({ userId, sessionId: sid });
  const verify = (token: string) => accountsOn(db).accessTokens.verify(token);
  const refused = (token: string, message = "You're not logged in") =>
    expect(verify(token)).rejects.toMatchObject({ kind: 'unauthenticated', message });
  const claims = () => ({ sid, sub: userId, aud: 'emberforge-api', iat: nowS(), exp: nowS() + HOUR_S });
  const signed = (payload: object, { alg = 'HS256', secret = settings.authSecret } = {}) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(Buffer.from(secret));

  test('name the user and live for 60 minutes', async () => {
    const token = await sign();
    const [, payload] = token.split('.');
    expect(JSON.parse(Buffer.from(payload!, 'base64url').toString())).toEqual(claims());
    expect(await verify(token)).toMatchObject({ userId });
  });

  test('are accepted for 5 s after they expire', async () => {
    const token = await sign();
    db.clock.advance((HOUR_S + 4) * 1000);
    expect(await verify(token)).toMatchObject({ userId });
    db.clock.advance(1000);
    await refused(token, 'Login has expired');
  });

  test('signed with another secret are rejected', async () => {
    expect(await verify(await signed(claims()))).toMatchObject({ userId });
    await refused(await signed(claims(), { secret: 'another secret that is just as long as ours' }));
  });

  test('without a signature are rejected', async () => {
    await refused(new UnsecuredJWT(claims()).encode());
    const [header, payload] = (await sign()).split('.');
    await refused(`${header}.${payload}.`);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    await refused(`${none}.${payload}.`);
  });

  test('with changed claims are rejected', async () => {
    const [header, , signature] = (await sign()).split('.');
    const payload = Buffer.from(JSON.stringify({ ...claims(), exp: nowS() + 9 * HOUR_S })).toString(
      'base64url',
    );
    await refused(`${header}.${payload}.${signature}`);
  });

  test('signed with another algorithm are rejected, even with our secret', async () => {
    await refused(await signed(claims(), { alg: 'HS512' }));
  });

  test('signed with a key of their own are rejected, also if they bring it along', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const jwk = await exportJWK(publicKey);
    for (const header of [{}, { jwk }, { jku: 'https://evil.example/keys' }, { kid: '../../dev/null' }])
      await refused(
        await new SignJWT(claims()).setProtectedHeader({ alg: 'RS256', ...header }).sign(privateKey),
      );
  });

  test('of other purposes, such as a link’s code, are rejected', async () => {
    const { createCliCode } = accountsOn(db);
    await refused(await createCliCode.execute(userId));
    await refused((await openSession(db, userId)).refreshToken);
  });

  test.each(['sub', 'aud', 'iat', 'exp', 'sid'])('without %s are rejected', async (claim) => {
    await refused(await signed({ ...claims(), [claim]: undefined }));
  });

  test('for another audience are rejected, even with our secret', async () => {
    await refused(await signed({ ...claims(), aud: 'another-service' }));
    const ours = await signed({ ...claims(), aud: ['another-service', 'emberforge-api'] });
    expect(await verify(ours)).toMatchObject({ userId });
  });

  test.each(['', 'x', 'a.b.c', '...', 'ä.ö.ü'])('%j is rejected', (token) => refused(token));

  test('with a subject that is not an id are rejected', async () => {
    await refused(await signed({ ...claims(), sub: "' OR 1=1 --" }));
  });

  test('of a deleted user are rejected', async () => {
    const token = await sign();
    await db.dataSource.manager.delete(UserEntity, { id: userId });
    await refused(token, ENDED);
  });

  test("with another user's session are rejected", async () => {
    const stranger = await openAccount(db, { ...ada, email: 'eve@example.org' });
    await refused(await accountsOn(db).accessTokens.sign({ userId: stranger, sessionId: sid }), ENDED);
  });

  describe('when their session ends', () => {
    test('with a sign-out, they are rejected right away', async () => {
      const { accessTokens, signIn, createCliCode, signOut } = accountsOn(db);
      const pair = await signIn.execute(await createCliCode.execute(userId));
      expect(await accessTokens.verify(pair.accessToken)).toMatchObject({ userId });
      await signOut.execute(pair.refreshToken);
      await expect(accessTokens.verify(pair.accessToken)).rejects.toMatchObject({ message: ENDED });
    });

    test('because a refresh token was stolen, they are rejected right away', async () => {
      const { accessTokens, signIn, createCliCode, refresh } = accountsOn(db);
      const stolen = await signIn.execute(await createCliCode.execute(userId));
      const { accessToken, refreshToken } = await refresh.execute(stolen.refreshToken);
      await refresh.execute(refreshToken);
      expect(await accessTokens.verify(accessToken)).toMatchObject({ userId });
      db.clock.advance(10_001);
      await expect(refresh.execute(stolen.refreshToken)).rejects.toMatchObject({ kind: 'unauthenticated' });
      await expect(accessTokens.verify(accessToken)).rejects.toMatchObject({ message: ENDED });
    });

    test('on another server, they are rejected here within a minute', async () => {
      const [here, elsewhere] = [accountsOn(db), accountsOn(db)];
      const { accessToken, refreshToken } = await elsewhere.signIn.execute(
        await elsewhere.createCliCode.execute(userId),
      );
      expect(await here.accessTokens.verify(accessToken)).toMatchObject({ userId });
      await elsewhere.signOut.execute(refreshToken);
      db.clock.advance(60_000);
      await expect(here.accessTokens.verify(accessToken)).rejects.toMatchObject({ message: ENDED });
    });
  });

  test('a thousand checks of one token query the database once', async () => {
    const { accessTokens } = accountsOn(db);
    const token = await sign();
    const queries = vi.spyOn(db.dataSource.manager, 'sql');
    for (let request = 0; request < 1000; request++) await accessTokens.verify(token);
    expect(queries).toHaveBeenCalledTimes(1);
  });
});
