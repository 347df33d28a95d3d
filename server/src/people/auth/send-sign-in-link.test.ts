import { UserSignedUp } from '@server/people/users';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { SignInLinkRequested } from './auth.events';
import { OneTimeCodeEntity } from './one-time-code.entity';
import { accountEntities, accountsOn, ada, MailRecorder, openAccount } from './testing/accounts';

const MINUTE_MS = 60_000;
const HOME = '203.0.113.1';
const STRANGER = '198.51.100.1';

describeOnBothDatabases('mailing a sign-in link', { entities: accountEntities }, (db) => {
  let mailer: MailRecorder;
  let failures: number;
  beforeEach(() => {
    mailer = new MailRecorder();
    failures = 0;
    const { sendLink, mailLink } = accountsOn(db, mailer);
    const mail: typeof mailLink.execute = (payload) => {
      if (failures-- > 0) throw new Error('The mail server is down.');
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
  const ask = (address = HOME, redirect?: string) =>
    accountsOn(db).sendLink.execute({ email: ada.email, address, redirect });
  const codeIn = (link: string) => new URL(link).searchParams.get('otp')!;

  test('a new account gets a link that signs in and returns to the page the learner was on', async () => {
    await openAccount(db, { ...ada, redirect: '/lessons/7' });
    await drain();
    expect(mailer.sent).toMatchObject([
      { to: 'ada@example.org', subject: 'Your sign-in link for Emberforge' },
    ]);
    const { url } = mailer.sent[0]!.link!;
    expect(url).toMatch(/^https:\/\/forge\.example\.org\/login\?otp=[\w-]+&redirect=%2Flessons%2F7$/);
    await accountsOn(db).signIn.execute(codeIn(url));
  });

  test('the email has the same content as text and as HTML', async () => {
    await openAccount(db, { ...ada, firstName: 'Ada & Bob\r\nhttps://evil.example' });
    await drain();
    const { text, html, link } = mailer.sent[0]!;
    expect(text).toContain(`\n${link!.url}\n`);
    expect(html).toContain(`href="${link!.url.replaceAll('&', '&amp;')}"`);
    expect(text).toContain('Hi Ada & Bob,');
    expect(html).toContain('Hi Ada &amp; Bob,');
    for (const body of [text, html]) {
      expect(body).toContain('30 minutes');
      expect(body).toContain('You can ignore this email');
      expect(body).not.toContain('evil');
    }
  });

  test('an event that is delivered twice sends one email with one code', async () => {
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

  test('the email is sent once the mail server is back up', async () => {
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

  test('a link that expired before it could be sent is not sent', async () => {
    failures = 1;
    await openAccount(db);
    await drain();
    db.clock.advance(30 * MINUTE_MS);
    await drain();
    expect(mailer.sent).toEqual([]);
  });

  test('at most five links are sent in any 15 minutes, counted for each account', async () => {
    await openAccount(db);
    await openAccount(db, { ...ada, email: 'bob@example.org' });
    await drain();
    for (let link = 2; link <= 5; link++) {
      db.clock.advance(MINUTE_MS);
      await ask();
    }
    await expect(ask()).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 11 * 60 });
    await accountsOn(db).sendLink.execute({ email: 'bob@example.org', address: HOME });
    db.clock.advance(11 * MINUTE_MS - 1);
    await expect(ask()).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 1 });
    db.clock.advance(1);
    await ask();
    await expect(ask()).rejects.toMatchObject({ kind: 'rate-limited', retryAfterSeconds: 60 });
  });

  test('a stranger can neither use up the owner’s limit nor invalidate the owner’s links', async () => {
    await openAccount(db);
    await drain();
    for (let link = 2; link <= 5; link++) await ask(STRANGER);
    await expect(ask(STRANGER)).rejects.toMatchObject({ kind: 'rate-limited' });
    for (let link = 2; link <= 5; link++) await ask(HOME);
    await expect(ask(HOME)).rejects.toMatchObject({ kind: 'rate-limited' });
    await drain();
    for (const { link } of mailer.sent) await accountsOn(db).signIn.execute(codeIn(link!.url));
    expect(mailer.sent).toHaveLength(9);
  });

  test('requests from many addresses can neither flood an inbox nor lock its owner out', async () => {
    await openAccount(db);
    await drain();
    for (let stranger = 1; stranger <= 30; stranger++) await ask(`198.51.100.${stranger}`);
    await ask(HOME);
    await drain();
    expect(mailer.sent).toHaveLength(20);
    for (const { link } of mailer.sent) await accountsOn(db).signIn.execute(codeIn(link!.url));
    await ask(HOME);
    await drain();
    expect(mailer.sent).toHaveLength(21);
  });

  test('the address of the requester is not stored', async () => {
    await openAccount(db);
    await ask();
    expect(JSON.stringify(await db.dataSource.query('SELECT * FROM one_time_codes'))).not.toContain(HOME);
  });

  test('ten concurrent requests send five links', async () => {
    await openAccount(db);
    db.clock.advance(60 * MINUTE_MS);
    await Promise.allSettled(Array.from({ length: 10 }, () => ask()));
    expect(db.emitted(SignInLinkRequested)).toHaveLength(5);
  });

  test('the email is sent after the reply, so the reply takes no longer for an account', async () => {
    await openAccount(db);
    await drain();
    await ask();
    expect(mailer.sent).toHaveLength(1); // the sign-up's
    await drain();
    expect(mailer.sent).toHaveLength(2);
  });

  test('an email address without an account is an error', async () => {
    await expect(ask()).rejects.toMatchObject({
      kind: 'not-found',
      message: 'There’s no account with this email yet.',
    });
  });
});
