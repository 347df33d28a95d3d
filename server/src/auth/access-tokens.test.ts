import { UserEntity } from '@server/users';
import { SignJWT, UnsecuredJWT } from 'jose';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../test/database';
import { accountEntities, accountsOn, openAccount, settings } from './testing/accounts';

const HOUR_S = 3600;

describeOnBothDatabases('access tokens', { entities: accountEntities }, (db) => {
  let userId: string;
  beforeEach(async () => {
    userId = await openAccount(db);
  });

  const nowS = () => Math.floor(db.clock.now().getTime() / 1000);
  const sign = () => accountsOn(db).accessTokens.sign(userId);
  const verify = (token: string) => accountsOn(db).accessTokens.verify(token);
  const refused = (token: string, message = "You're not logged in") =>
    expect(verify(token)).rejects.toMatchObject({ kind: 'unauthenticated', message });
  const claims = () => ({ sub: userId, iat: nowS(), exp: nowS() + HOUR_S });
  const signed = (payload: object, { alg = 'HS256', secret = settings.authSecret } = {}) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg }).sign(Buffer.from(secret));

  test('name the user and live for 60 minutes', async () => {
    const token = await sign();
    const [, payload] = token.split('.');
    expect(JSON.parse(Buffer.from(payload!, 'base64url').toString())).toEqual(claims());
    expect(await verify(token)).toEqual({ userId });
  });

  test('5 s of leeway are given, and no more', async () => {
    const token = await sign();
    db.clock.advance((HOUR_S + 4) * 1000);
    expect(await verify(token)).toEqual({ userId });
    db.clock.advance(1000);
    await refused(token, 'Login has expired');
  });

  test('one that is signed with another secret is refused', async () => {
    expect(await verify(await signed(claims()))).toEqual({ userId });
    await refused(await signed(claims(), { secret: 'the secret of somebody else, as long as ours' }));
  });

  test('one without a signature is refused', async () => {
    await refused(new UnsecuredJWT(claims()).encode());
    const [header, payload] = (await sign()).split('.');
    await refused(`${header}.${payload}.`);
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    await refused(`${none}.${payload}.`);
  });

  test('one whose claims were changed is refused', async () => {
    const [header, , signature] = (await sign()).split('.');
    const payload = Buffer.from(JSON.stringify({ ...claims(), exp: nowS() + 9 * HOUR_S })).toString(
      'base64url',
    );
    await refused(`${header}.${payload}.${signature}`);
  });

  test('another algorithm is refused, even with our secret', async () => {
    await refused(await signed(claims(), { alg: 'HS512' }));
  });

  test.each(['sub', 'iat', 'exp'])('one without %s is refused', async (claim) => {
    await refused(await signed({ ...claims(), [claim]: undefined }));
  });

  test.each(['', 'x', 'a.b.c', '...', 'ä.ö.ü'])('%j is refused', (token) => refused(token));

  test('a subject that is no id is refused', async () => {
    await refused(await signed({ ...claims(), sub: "' OR 1=1 --" }));
  });

  test('the token of a user who is no more is refused', async () => {
    const token = await sign();
    await db.dataSource.manager.delete(UserEntity, { id: userId });
    await refused(token);
  });
});
