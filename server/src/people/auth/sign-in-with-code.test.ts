import { UserEntity } from '@server/people/users';
import { expectNoDrift } from '@server/platform/database';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { SignInLinkRequested } from './auth.events';
import { OneTimeCodeEntity } from './one-time-code.entity';
import { SessionEntity } from './session.entity';
import { accountEntities, accountsOn, askForCode, openAccount } from './testing/accounts';

const MINUTE_MS = 60_000;
/** The example of RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const WRONG = {
  kind: 'forbidden',
  message: 'This sign-in link or code is wrong, expired, or already used. Please request a new one.',
};

describeOnBothDatabases('signing in with a code', { entities: accountEntities }, (db) => {
  let userId: string;
  beforeEach(async () => {
    userId = await openAccount(db);
  });

  const signIn = (code: string, verifier?: string) => accountsOn(db).signIn.execute(code, { verifier });
  const refused = (code: string, verifier?: string) =>
    expect(signIn(code, verifier)).rejects.toMatchObject(WRONG);
  const cliCode = () => accountsOn(db).createCliCode.execute(userId);
  const desktopCode = () => accountsOn(db).createCliCode.execute(userId, CHALLENGE);

  test('the tables match the entities', () => expectNoDrift(db.dataSource));

  test('returns both tokens of the user', async () => {
    const pair = await signIn(await askForCode(db));
    const { accessTokens, refresh } = accountsOn(db);
    expect(await accessTokens.verify(pair.accessToken)).toMatchObject({ userId });
    await refresh.execute(pair.refreshToken);
  });

  test('a link is valid for 30 minutes, a code for a terminal for 10', async () => {
    const [link, late] = [await askForCode(db), await askForCode(db)];
    const [code, lateCode] = [await cliCode(), await cliCode()];
    db.clock.advance(10 * MINUTE_MS - 1);
    await signIn(code);
    db.clock.advance(1);
    await refused(lateCode);
    db.clock.advance(20 * MINUTE_MS - 1);
    await signIn(link);
    db.clock.advance(1);
    await refused(late);
  });

  test('a code works once', async () => {
    const code = await cliCode();
    await signIn(code);
    await refused(code);
  });

  test('of twenty concurrent sign-ins, exactly one succeeds', async () => {
    const code = await askForCode(db);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => signIn(code)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(WRONG);
    expect(await db.dataSource.manager.count(SessionEntity)).toBe(1);
  });

  test('a wrong code is rejected, and so is the id it is derived from', async () => {
    await refused('no such code');
    await cliCode();
    const [row] = await db.dataSource.manager.find(OneTimeCodeEntity);
    await refused(row!.id);
    await refused(row!.hash);
  });

  test('five codes can be valid at a time, and a sixth replaces the first', async () => {
    const codes = [];
    for (let number = 1; number <= 6; number++) {
      codes.push(await cliCode());
      db.clock.advance(1);
    }
    const link = await askForCode(db);
    await refused(codes[0]!);
    for (const code of codes.slice(1)) await signIn(code);
    await signIn(link);
  });

  test('a code for the desktop app signs in with the verifier that its challenge was made of', async () => {
    expect(await signIn(await desktopCode(), VERIFIER)).toMatchObject({
      purpose: 'desktop',
      refreshToken: expect.any(String),
    });
  });

  test.each([
    ['without a verifier, as a terminal sends it', undefined],
    ['with another app’s verifier', 'A'.repeat(43)],
    ['with the challenge, which the browser has seen', CHALLENGE],
  ])('a code for the desktop app is refused %s, and doesn’t work anymore', async (_what, verifier) => {
    const code = await desktopCode();
    await refused(code, verifier);
    await refused(code, VERIFIER);
  });

  test('an app that waits for its own code isn’t signed in by a terminal’s or by a link', async () => {
    await refused(await cliCode(), VERIFIER);
    await refused(await askForCode(db), VERIFIER);
  });

  test('a code for the desktop app is valid for 10 minutes, and once', async () => {
    const [code, late] = [await desktopCode(), await desktopCode()];
    db.clock.advance(10 * MINUTE_MS - 1);
    await signIn(code, VERIFIER);
    await refused(code, VERIFIER);
    db.clock.advance(1);
    await refused(late, VERIFIER);
  });

  test('codes for the desktop app don’t take the place of a terminal’s', async () => {
    const code = await cliCode();
    const codes = [];
    for (let number = 1; number <= 6; number++) {
      db.clock.advance(1);
      codes.push(await desktopCode());
    }
    await refused(codes[0]!, VERIFIER);
    await signIn(codes[5]!, VERIFIER);
    await signIn(code);
  });

  test('the code of a deleted user is rejected', async () => {
    const code = await cliCode();
    await db.dataSource.manager.delete(UserEntity, { id: userId });
    await refused(code);
  });

  test('no usable code is stored in its row or in an event', async () => {
    db.registry.register({ name: 'test.listener', event: SignInLinkRequested, handle: () => undefined });
    const codes = [await askForCode(db), await cliCode(), await desktopCode()];
    const rows = JSON.stringify([
      await db.dataSource.query('SELECT * FROM one_time_codes'),
      await db.dataSource.query('SELECT * FROM events'),
    ]);
    expect(rows).toContain('auth.sign-in-link-requested');
    for (const code of codes) expect(rows).not.toContain(code);
  });
});
