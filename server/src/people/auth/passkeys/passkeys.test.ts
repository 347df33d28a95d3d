import { describe, expect, test } from 'vitest';
import { SoftAuthenticator } from '../../../../../e2e/fixtures/soft-authenticator';
import { describeOnBothDatabases, type TestDatabase } from '../../../../test/database';
import { expectNoDrift } from '../../../platform/database';
import { SignInWayAdded } from '../notices/notices.events';
import { accountEntities, accountsOn, ada, openAccount } from '../testing/accounts';
import { PasskeyEntity } from './passkey.entity';
import { PasskeyChallengeEntity } from './passkey-challenge.entity';
import { PasskeyChallenges } from './passkey-challenges';
import { Passkeys } from './passkeys';
import { RelyingParty } from './relying-party';

const PUBLIC_URL = 'https://learn.example.org';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

describe('passkeys are available', () => {
  test.each([
    ['https://learn.example.org', true],
    ['http://localhost:3000', true],
    ['http://learn.example.org', false],
    ['http://192.168.1.5:8080', false],
    ['https://192.168.1.5', false],
    ['https://[::1]:8443', false],
  ])('at %s: %j', (publicUrl, isAvailable) => {
    expect(new RelyingParty({ publicUrl }).isAvailable).toBe(isAvailable);
  });
});

function setUp(db: TestDatabase, publicUrl = PUBLIC_URL) {
  const { users, sessions, accessTokens } = accountsOn(db);
  const challenges = new PasskeyChallenges(db.database, db.clock);
  const party = new RelyingParty({ publicUrl });
  const passkeys = new Passkeys(db.database, users, challenges, party, sessions, accessTokens, db.clock);
  const newKey = (options = {}) => new SoftAuthenticator({ origin: PUBLIC_URL, ...options });
  const add = async (userId: string, key = newKey()) => {
    const row = await passkeys.add(userId, key.create({ ...(await passkeys.startToAdd(userId)) }), CHROME);
    return { key, row };
  };
  const signIn = async (key: SoftAuthenticator) =>
    passkeys.signIn(key.use({ ...(await passkeys.startSignIn()) }), CHROME);
  const ownerOf = async (key: SoftAuthenticator) =>
    (await accessTokens.verify((await signIn(key)).accessToken)).userId;
  return { passkeys, newKey, add, signIn, ownerOf };
}

const entities = [...accountEntities, PasskeyEntity, PasskeyChallengeEntity];
const REFUSED = { kind: 'forbidden' };

describeOnBothDatabases('a passkey', { entities }, (db) => {
  test('signs its owner in, and is named after the device', async () => {
    const { passkeys, add, ownerOf } = setUp(db);
    const userId = await openAccount(db);
    const { key } = await add(userId);
    const { key: theirs } = await add(await openAccount(db, { ...ada, email: 'bob@example.org' }));
    db.clock.advance(60_000);
    expect(await ownerOf(key)).toBe(userId);
    expect(await ownerOf(theirs)).not.toBe(userId);
    expect(await passkeys.list(userId)).toMatchObject([
      { name: 'Chrome on Windows', lastUsedAt: db.clock.now(), transports: ['internal'] },
    ]);
    expect(db.emitted(SignInWayAdded)[0]).toEqual({ userId, way: 'a passkey' });
    await expectNoDrift(db.dataSource);
  });

  test('asks for a discoverable one, and verifies its user where it can', async () => {
    const { passkeys, add } = setUp(db);
    const userId = await openAccount(db);
    const { key } = await add(userId);
    expect(await passkeys.startToAdd(userId)).toMatchObject({
      rp: { id: 'learn.example.org' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [{ id: key.id }],
    });
    const { allowCredentials, userVerification } = await passkeys.startSignIn();
    expect([allowCredentials ?? [], userVerification]).toEqual([[], 'preferred']);
  });

  test('answers each challenge once, in time, and only the one it was made for', async () => {
    const { passkeys, add, newKey } = setUp(db);
    const userId = await openAccount(db);
    const { key } = await add(userId);
    const options = { ...(await passkeys.startSignIn()) };
    await passkeys.signIn(key.use(options), CHROME);
    await expect(passkeys.signIn(key.use(options), CHROME)).rejects.toMatchObject(REFUSED);
    const old = { ...(await passkeys.startSignIn()) };
    db.clock.advance(5 * 60_000);
    await expect(passkeys.signIn(key.use(old), CHROME)).rejects.toMatchObject(REFUSED);
    const toAdd = { ...(await passkeys.startToAdd(userId)) };
    await expect(passkeys.signIn(key.use(toAdd), CHROME)).rejects.toMatchObject(REFUSED);
    const eve = await openAccount(db, { ...ada, email: 'eve@example.org' });
    await expect(passkeys.add(eve, newKey().create(toAdd), CHROME)).rejects.toMatchObject(REFUSED);
  });

  test('of another site, of another user, or signed by another key is refused', async () => {
    const { passkeys, add, newKey, signIn } = setUp(db);
    const userId = await openAccount(db);
    const { key } = await add(userId);
    for (const lie of [
      { origin: 'https://evil.example' },
      { rpId: 'evil.example' },
      { userHandle: Buffer.alloc(16).toString('base64url') },
    ]) {
      const before = { origin: key.origin, rpId: key.rpId, userHandle: key.userHandle };
      await expect(signIn(Object.assign(key, lie)), JSON.stringify(lie)).rejects.toMatchObject(REFUSED);
      Object.assign(key, before);
    }
    const impostor = Object.assign(newKey(), { id: key.id });
    await expect(signIn(impostor)).rejects.toMatchObject(REFUSED);
    await expect(signIn(newKey())).rejects.toMatchObject(REFUSED);
    const options = { ...(await passkeys.startToAdd(userId)) };
    const foreign = newKey({ origin: 'https://evil.example' }).create(options);
    await expect(passkeys.add(userId, foreign, CHROME)).rejects.toMatchObject(REFUSED);
    await signIn(key);
  });

  test('that was copied is found out by its counter', async () => {
    const { add, newKey, signIn } = setUp(db);
    const { key } = await add(await openAccount(db), newKey({ counter: 7 }));
    await signIn(key);
    key.counter = 7;
    await expect(signIn(key)).rejects.toMatchObject(REFUSED);
    key.counter = 50;
    await signIn(key);
  });

  test('can be renamed and removed by its owner alone, and added once', async () => {
    const { passkeys, add, signIn } = setUp(db);
    const userId = await openAccount(db);
    const eve = await openAccount(db, { ...ada, email: 'eve@example.org' });
    const { key, row } = await add(userId);
    await expect(add(eve, key)).rejects.toMatchObject({ kind: 'conflict' });
    const unknown = { kind: 'not-found' };
    await expect(passkeys.rename(eve, row.id, 'Mine')).rejects.toMatchObject(unknown);
    await expect(passkeys.remove(eve, row.id)).rejects.toMatchObject(unknown);
    expect(await passkeys.rename(userId, row.id, 'My laptop')).toMatchObject({ name: 'My laptop' });
    await passkeys.remove(userId, row.id);
    expect(await passkeys.list(userId)).toEqual([]);
    await expect(signIn(key)).rejects.toMatchObject(REFUSED);
  });

  test('isn’t offered where browsers have none', async () => {
    const { passkeys } = setUp(db, 'http://192.168.1.5:3000');
    await expect(passkeys.startSignIn()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
