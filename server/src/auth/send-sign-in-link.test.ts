import { UserSignedUp } from '@server/users';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../test/database';
import { SignInLinkRequested } from './auth.events';
import { OneTimeCodeEntity } from './one-time-code.entity';
import { accountEntities, accountsOn, ada, MailRecorder, openAccount } from './testing/accounts';

const MINUTE_MS = 60_000;

describeOnBothDatabases('mailing a sign-in link', { entities: accountEntities }, (db) => {
  let mailer: MailRecorder;
  let failures: number;
  beforeEach(() => {
    mailer = new MailRecorder();
    failures = 0;
    const { sendLink, mailLink } = accountsOn(db, mailer);
    const mail: typeof mailLink.execute = (payload) => {
      if (failures-- > 0) throw new Error('The mail server is away.');
      return mailLink.execute(payload);
    };
    db.registry.register({ name: 'test.mail', event: SignInLinkRequested, handle: mail });
    db.registry.register({
      name: 'test.welcome',
      event: UserSignedUp,
      handle: (payload, meta) => sendLink.welcome(payload, meta),
    });
  });

  const drain = () => db.events.dispatcher.drain();
  const ask = (redirect?: string) => accountsOn(db).sendLink.execute({ email: ada.email, redirect });
  const codeIn = (link: string) => new URL(link).searchParams.get('otp')!;

  test('a new account gets one whose link signs in, and leads on to where its owner was', async () => {
    await openAccount(db, { ...ada, redirect: '/lessons/7' });
    await drain();
    expect(mailer.sent).toMatchObject([
      { to: 'ada@example.org', subject: 'Your sign-in link for Emberforge' },
    ]);
    const { url } = mailer.sent[0]!.link!;
    expect(url).toMatch(/^https:\/\/forge\.example\.org\/login\?otp=[\w-]+&redirect=%2Flessons%2F7$/);
    await accountsOn(db).signIn.execute(codeIn(url));
  });

  test('the mail says what it is in text and in HTML', async () => {
    await openAccount(db, { ...ada, firstName: '<b>Ada\r\nBcc: x</b>' });
    await drain();
    const { text, html, link } = mailer.sent[0]!;
    expect(text).toContain(`\n${link!.url}\n`);
    expect(html).toContain(`href="${link!.url.replaceAll('&', '&amp;')}"`);
    expect(html).toContain('&lt;b&gt;Ada Bcc: x&lt;/b&gt;');
    for (const body of [text, html]) {
      expect(body).toContain('30 minutes');
      expect(body).toContain('you can ignore this mail');
    }
  });

  test('an event that is delivered twice makes one code and one mail', async () => {
    const userId = await openAccount(db);
    await drain();
    const [{ id: eventId }] = await db.dataSource.query(
      `SELECT id FROM events WHERE name = 'users.signed-up'`,
    );
    const meta = { eventId, event: 'users.signed-up', occurredAt: db.clock.now(), attempt: 2 };
    await accountsOn(db).sendLink.welcome({ userId, redirect: null }, meta);
    await drain();
    expect(mailer.sent).toHaveLength(1);
    expect(await db.dataSource.manager.count(OneTimeCodeEntity)).toBe(1);
  });

  test('a mail server that is away for a while holds up nothing but the mail', async () => {
    failures = 2;
    await openAccount(db);
    await drain();
    expect(mailer.sent).toEqual([]);
    db.clock.advance(MINUTE_MS);
    await drain();
    db.clock.advance(MINUTE_MS);
    await drain();
    expect(mailer.sent).toHaveLength(1);
    await accountsOn(db).signIn.execute(codeIn(mailer.sent[0]!.link!.url));
  });

  test('a link that is spent or expired by the time it could be sent is not sent', async () => {
    failures = 1;
    await openAccount(db);
    await drain();
    db.clock.advance(30 * MINUTE_MS);
    await drain();
    expect(mailer.sent).toEqual([]);
  });

  test('at most five links in any 15 minutes, each account for itself', async () => {
    await openAccount(db);
    await openAccount(db, { ...ada, email: 'bob@example.org' });
    await drain();
    for (let link = 2; link <= 5; link++) {
      db.clock.advance(MINUTE_MS);
      await ask();
    }
    await expect(ask()).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 11 * 60 });
    await accountsOn(db).sendLink.execute({ email: 'bob@example.org' });
    db.clock.advance(11 * MINUTE_MS - 1);
    await expect(ask()).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 1 });
    db.clock.advance(1);
    await ask();
    await expect(ask()).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 60 });
  });

  test('asked for ten times at once, five are sent', async () => {
    await openAccount(db);
    db.clock.advance(60 * MINUTE_MS);
    await Promise.allSettled(Array.from({ length: 10 }, () => ask()));
    expect(db.emitted(SignInLinkRequested)).toHaveLength(5);
  });

  test('an address without an account is told so', async () => {
    await expect(ask()).rejects.toMatchObject({
      kind: 'not-found',
      message: 'No account has this email yet.',
    });
  });
});
