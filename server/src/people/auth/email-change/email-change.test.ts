import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../../test/database';
import { expectNoDrift } from '../../../platform/database';
import {
  accountEntities,
  accountsOn,
  ada,
  askForCode,
  MailRecorder,
  openAccount,
  settings,
} from '../testing/accounts';
import { ChangeEmail } from './change-email';
import { EmailChangeEntity } from './email-change.entity';
import { EmailChanged, EmailChangeRequested } from './email-change.events';
import { MailEmailChange } from './mail-email-change';

const NEW = 'countess@example.org';

function setUp(db: TestDatabase) {
  const { users, signIn } = accountsOn(db);
  const mailer = new MailRecorder();
  const changes = new ChangeEmail(db.database, users, db.clock, settings);
  const mails = new MailEmailChange(db.database, users, changes, mailer, db.clock, settings);
  const sendLinks = async () => {
    for (const payload of db.emitted(EmailChangeRequested)) await mails.sendLink(payload);
  };
  const request = async (userId: string, email = NEW) => {
    await changes.request(userId, email);
    const { changeId } = db.emitted(EmailChangeRequested).at(-1)!;
    return changes.tokenOf(changeId);
  };
  const emailOf = async (userId: string) => (await users.get(userId)).email;
  return { users, signIn, mailer, changes, mails, sendLinks, request, emailOf };
}

const WRONG = { kind: 'forbidden', message: expect.stringContaining('wrong, expired, or already used') };

describeOnBothDatabases(
  'changing the email address',
  { entities: [...accountEntities, EmailChangeEntity] },
  (db) => {
    test('takes a link to the new address, and tells the old one', async () => {
      const { mailer, mails, changes, sendLinks, request, emailOf } = setUp(db);
      const userId = await openAccount(db);
      const token = await request(userId);
      await sendLinks();
      expect(mailer.sent).toMatchObject([
        { to: NEW, subject: 'Confirm your new email address for Emberforge' },
      ]);
      expect(mailer.sent[0]!.link!.url).toBe(`https://forge.example.org/email/reset?resetToken=${token}`);
      expect(await emailOf(userId)).toBe(ada.email);
      expect(await changes.confirm(token)).toBe(NEW);
      expect(await emailOf(userId)).toBe(NEW);
      await mails.sendNotice(db.emitted(EmailChanged)[0]!);
      expect(mailer.sent.at(-1)).toMatchObject({
        to: ada.email,
        subject: expect.stringContaining('was changed'),
      });
      expect(await db.dataSource.manager.count(EmailChangeEntity)).toBe(0);
      await expectNoDrift(db.dataSource);
    });

    test('works once, for an hour, and nobody can make up a token', async () => {
      const { changes, request } = setUp(db);
      const userId = await openAccount(db);
      await expect(changes.confirm('made-up')).rejects.toMatchObject(WRONG);
      const first = await request(userId);
      await changes.confirm(first);
      await expect(changes.confirm(first)).rejects.toMatchObject(WRONG);
      const late = await request(userId, 'late@example.org');
      db.clock.advance(60 * 60_000);
      await expect(changes.confirm(late)).rejects.toMatchObject(WRONG);
    });

    test('of one link opened in two windows at the same moment is made once', async () => {
      const { changes, request } = setUp(db);
      const token = await request(await openAccount(db));
      const outcomes = await Promise.allSettled([changes.confirm(token), changes.confirm(token)]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      expect(db.emitted(EmailChanged)).toHaveLength(1);
    });

    test('ends the sign-in links that the old address has', async () => {
      const { changes, signIn, request } = setUp(db);
      const userId = await openAccount(db);
      const code = await askForCode(db);
      await changes.confirm(await request(userId));
      await expect(signIn.execute(code)).rejects.toMatchObject({ kind: 'forbidden' });
    });

    test('isn’t possible to an address that an account has, also if it was just opened', async () => {
      const { changes, request } = setUp(db);
      const userId = await openAccount(db);
      const taken = { kind: 'conflict' };
      await expect(changes.request(userId, ada.email)).rejects.toMatchObject(taken);
      const token = await request(userId);
      await openAccount(db, { ...ada, email: NEW });
      await expect(changes.confirm(token)).rejects.toMatchObject(taken);
      await expect(changes.request(userId, NEW)).rejects.toMatchObject(taken);
    });

    test('can’t be used to fill an inbox: of one’s own links, or of many accounts’ to one address', async () => {
      const { changes, request } = setUp(db);
      const userId = await openAccount(db);
      for (let link = 1; link <= 5; link++) await request(userId, `new-${link}@example.org`);
      await expect(changes.request(userId, NEW)).rejects.toMatchObject({
        kind: 'rate-limited',
        retryAfterSeconds: 3_600,
      });
      for (const name of ['bob', 'eve', 'mallory'])
        await request(await openAccount(db, { ...ada, email: `${name}@example.org` }));
      const another = await openAccount(db, { ...ada, email: 'trent@example.org' });
      await expect(changes.request(another, NEW)).rejects.toMatchObject({ kind: 'rate-limited' });
    });
  },
);
