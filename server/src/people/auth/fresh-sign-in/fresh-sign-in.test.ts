import { expect, test } from 'vitest';
import { SoftAuthenticator } from '../../../../../e2e/fixtures/soft-authenticator';
import { describeOnBothDatabases, type TestDatabase } from '../../../../test/database';
import { expectNoDrift } from '../../../platform/database';
import { PasskeyEntity } from '../passkeys/passkey.entity';
import { PasskeyChallengeEntity } from '../passkeys/passkey-challenge.entity';
import { PasskeyChallenges } from '../passkeys/passkey-challenges';
import { Passkeys } from '../passkeys/passkeys';
import { RelyingParty } from '../passkeys/relying-party';
import {
  accountEntities,
  accountsOn,
  ada,
  MailRecorder,
  openAccount,
  openSession,
  settings,
} from '../testing/accounts';
import { ConfirmationCodeRequested } from './confirmation.events';
import { ConfirmationCodeEntity } from './confirmation-code.entity';
import { ConfirmationCodes } from './confirmation-codes';
import { MailConfirmationCode } from './mail-confirmation-code';
import { SignInAge } from './sign-in-age';

const MINUTE_MS = 60_000;
const NEEDED = { kind: 'forbidden', maxSignInAgeSeconds: 600 };
const WRONG = { kind: 'forbidden', message: expect.stringContaining('wrong or expired') };

async function setUp(db: TestDatabase) {
  const { users, sessions, accessTokens } = accountsOn(db);
  const age = new SignInAge(db.dataSource, db.clock);
  const codes = new ConfirmationCodes(db.database, users, age, db.clock, settings);
  const mailer = new MailRecorder();
  const mails = new MailConfirmationCode(db.dataSource, users, codes, mailer, db.clock, settings);
  const challenges = new PasskeyChallenges(db.database, db.clock);
  const party = new RelyingParty(settings);
  const passkeys = new Passkeys(db.database, users, challenges, party, sessions, accessTokens, db.clock);
  const userId = await openAccount(db);
  const { sessionId } = await openSession(db, userId);
  const send = async (session = sessionId) => {
    await codes.send(userId, session);
    return codes.codeOf(db.emitted(ConfirmationCodeRequested).at(-1)!.codeId);
  };
  const addKey = async (owner: string) => {
    const key = new SoftAuthenticator({ origin: settings.publicUrl });
    await passkeys.add(owner, key.create({ ...(await passkeys.startToAdd(owner)) }), undefined);
    return key;
  };
  const confirmBy = async (key: SoftAuthenticator, options: object) =>
    passkeys.confirm(userId, key.use({ ...options }), (tx) => age.confirm(tx, sessionId));
  return { age, codes, mails, mailer, passkeys, userId, sessionId, send, addKey, confirmBy };
}

const entities = [...accountEntities, ConfirmationCodeEntity, PasskeyEntity, PasskeyChallengeEntity];

describeOnBothDatabases('a fresh sign-in', { entities }, (db) => {
  const stale = () => db.clock.advance(10 * MINUTE_MS + 1);

  test('is one of the last ten minutes, or one that was confirmed since', async () => {
    const { age, codes, userId, sessionId, send } = await setUp(db);
    db.clock.advance(10 * MINUTE_MS);
    await age.requireFresh(sessionId);
    db.clock.advance(1);
    await expect(age.requireFresh(sessionId)).rejects.toMatchObject(NEEDED);
    await codes.confirm(userId, sessionId, await send());
    await age.requireFresh(sessionId);
    stale();
    await expect(age.requireFresh(sessionId)).rejects.toMatchObject(NEEDED);
    await expectNoDrift(db.dataSource);
  });

  test('is confirmed by the code of the newest email, once', async () => {
    const { codes, mails, mailer, userId, sessionId, send } = await setUp(db);
    const first = await send();
    const second = await send();
    await mails.execute(db.emitted(ConfirmationCodeRequested).at(-1)!);
    expect(mailer.sent).toMatchObject([{ to: ada.email, subject: `${second} is your code for Emberforge` }]);
    expect(mailer.sent[0]!.text).toContain(second);
    if (first !== second) await expect(codes.confirm(userId, sessionId, first)).rejects.toMatchObject(WRONG);
    await codes.confirm(userId, sessionId, second);
    await expect(codes.confirm(userId, sessionId, second)).rejects.toMatchObject(WRONG);
  });

  test('isn’t confirmed by a code of another session, or by one that’s ten minutes old', async () => {
    const { age, codes, userId, sessionId, send } = await setUp(db);
    const other = await openSession(db, userId);
    stale();
    const code = await send();
    await expect(codes.confirm(userId, other.sessionId, code)).rejects.toMatchObject(WRONG);
    db.clock.advance(10 * MINUTE_MS);
    await expect(codes.confirm(userId, sessionId, code)).rejects.toMatchObject(WRONG);
    for (const id of [sessionId, other.sessionId])
      await expect(age.requireFresh(id)).rejects.toMatchObject(NEEDED);
  });

  test('can’t be guessed: five tries for a code, and five codes in an hour', async () => {
    const { codes, userId, sessionId, send } = await setUp(db);
    const code = await send();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let guess = 1; guess <= 5; guess++)
      await expect(codes.confirm(userId, sessionId, wrong)).rejects.toMatchObject(WRONG);
    await expect(codes.confirm(userId, sessionId, code)).rejects.toMatchObject(WRONG);
    for (let sent = 2; sent <= 5; sent++) await send();
    await expect(send()).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 3_600 });
    db.clock.advance(60 * MINUTE_MS);
    await codes.confirm(userId, sessionId, await send());
  });

  test('is confirmed by one’s own passkey, and by nothing that was meant for something else', async () => {
    const { age, passkeys, userId, sessionId, addKey, confirmBy } = await setUp(db);
    await expect(passkeys.startToConfirm(userId)).rejects.toMatchObject({ kind: 'conflict' });
    const key = await addKey(userId);
    const theirs = await addKey(await openAccount(db, { ...ada, email: 'bob@example.org' }));
    stale();
    const refused = { kind: 'forbidden' };
    await expect(confirmBy(theirs, await passkeys.startToConfirm(userId))).rejects.toMatchObject(refused);
    await expect(confirmBy(key, await passkeys.startSignIn())).rejects.toMatchObject(refused);
    const options = await passkeys.startToConfirm(userId);
    expect(options.allowCredentials).toMatchObject([{ id: key.id }]);
    await expect(passkeys.signIn(key.use({ ...options }), undefined)).rejects.toMatchObject(refused);
    await expect(age.requireFresh(sessionId)).rejects.toMatchObject(NEEDED);
    await confirmBy(key, await passkeys.startToConfirm(userId));
    await age.requireFresh(sessionId);
    expect(await passkeys.isLast(userId, (await passkeys.list(userId))[0]!.id)).toBe(true);
  });
});
