import { EventEntity } from '@server/platform/events';
import { messageOf } from '@server/platform/mail';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../../test/database';
import { type Delivering, delivering, deliveryEntities, newLearner, settings } from '../testing/delivering';
import { digestMail } from './digest-mail';
import { EmailTokens } from './email-tokens';

/** In Berlin, 20:00 is 19:00 UTC in winter. */
const NOON = '2026-01-05T11:00:00Z';
const EVENING = '2026-01-05T19:00:00Z';

const due = (db: TestDatabase) => db.dataSource.getRepository(EventEntity).find({ order: { id: 'ASC' } });

/** Delivers what the jobs have stored, as the dispatcher does. */
async function deliver(db: TestDatabase, { mailDigest }: Delivering): Promise<void> {
  for (const { id, payload } of await due(db)) {
    const data = (typeof payload === 'string' ? JSON.parse(payload) : payload) as {
      userId: string;
      day: string;
    };
    await mailDigest.execute(data, { eventId: String(id) });
  }
}

async function subscribed(db: TestDatabase, process: Delivering, timeZone?: string) {
  db.clock.set(NOON);
  const learner = await newLearner(db, timeZone);
  await process.preferences.setEmails(learner.userId, true);
  return learner;
}

const run = ({ digests }: Delivering, db: TestDatabase) => digests.run(db.clock.now());

describeOnBothDatabases('evening emails', { entities: deliveryEntities }, (db) => {
  test('nobody gets one without asking', async () => {
    const process = delivering(db);
    await newLearner(db);
    db.clock.set(EVENING);
    await run(process, db);
    expect(await due(db)).toEqual([]);
  });

  test('one in the evening, with everything in it, once across processes', async () => {
    const processes = [delivering(db), delivering(db)] as const;
    const { userId } = await subscribed(db, processes[0]);
    db.clock.set('2026-01-05T18:59:59Z');
    await run(processes[0], db);
    expect(await due(db)).toEqual([]);
    db.clock.set(EVENING);
    await Promise.all(processes.map((process) => run(process, db)));
    db.clock.advance(15 * 60_000);
    await Promise.all(processes.map((process) => run(process, db)));
    expect(await due(db)).toHaveLength(1);
    await deliver(db, processes[0]);
    const { sent } = processes[0].mailer;
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: `${userId}@example.org`,
      subject: 'Your 12-day streak ends tonight',
      unsubscribeUrl: processes[0].subscription.urlFor(userId),
    });
    expect(sent[0]!.text.match(/https:\/\/forge\.example\.org\/dashboard\n/g)).toHaveLength(2);
  });

  test('the next one is tomorrow’s, also when clocks change meanwhile', async () => {
    const process = delivering(db);
    await subscribed(db, process);
    await process.preferences.change((await newLearner(db)).userId, {});
    db.clock.set('2026-03-28T19:00:00Z');
    await run(process, db);
    db.clock.set('2026-03-29T17:59:59Z');
    await run(process, db);
    expect(await due(db)).toHaveLength(1);
    db.clock.set('2026-03-29T18:00:00Z');
    await run(process, db);
    expect((await due(db)).map(({ payload }) => JSON.stringify(payload))).toEqual([
      expect.stringContaining('2026-03-28'),
      expect.stringContaining('2026-03-29'),
    ]);
  });

  test('an evening that was missed isn’t made up for in the morning', async () => {
    const process = delivering(db);
    await subscribed(db, process);
    db.clock.set('2026-01-06T06:00:00Z');
    await run(process, db);
    expect(await due(db)).toEqual([]);
    db.clock.set('2026-01-06T19:00:00Z');
    await run(process, db);
    expect(await due(db)).toHaveLength(1);
  });

  test('a mail server that is down all evening keeps nothing for the night', async () => {
    const process = delivering(db);
    await subscribed(db, process);
    db.clock.set(EVENING);
    await run(process, db);
    process.mailer.isDown = true;
    await expect(deliver(db, process)).rejects.toThrow('down');
    process.mailer.isDown = false;
    db.clock.set('2026-01-05T21:00:00Z');
    await deliver(db, process);
    expect(process.mailer.sent).toEqual([]);
  });

  test('quiet hours that begin early bring it forward, and none is sent in them', async () => {
    const process = delivering(db);
    const { userId } = await subscribed(db, process);
    const quietHours = { isOn: true, from: '19:00', until: '08:00' };
    await process.preferences.change(userId, { quietHours });
    db.clock.set('2026-01-05T17:00:00Z');
    await run(process, db);
    expect(await due(db)).toHaveLength(1);
    db.clock.set('2026-01-05T18:00:00Z');
    await deliver(db, process);
    expect(process.mailer.sent).toEqual([]);
  });

  test('only what was chosen, and nothing if there’s nothing to say', async () => {
    const process = delivering(db);
    const { userId } = await subscribed(db, process);
    await process.preferences.change(userId, { preferences: { daily_streak_expiry: { email: false } } });
    process.quests.part = null;
    db.clock.set(EVENING);
    await run(process, db);
    await deliver(db, process);
    expect(process.mailer.sent).toEqual([]);
    process.quests.part = { ...process.streak.part!, subject: 'Your quests for today are waiting' };
    await deliver(db, process);
    expect(process.mailer.sent.map(({ subject }) => subject)).toEqual(['Your quests for today are waiting']);
  });

  test('traveling west on the same day brings no second one', async () => {
    const process = delivering(db);
    const { userId } = await subscribed(db, process, 'Asia/Tokyo');
    db.clock.set('2026-01-05T11:30:00Z');
    await run(process, db);
    await db.dataSource.manager.sql`UPDATE users SET time_zone = 'Europe/Berlin' WHERE id = ${userId}`;
    await process.preferences.change(userId, {});
    db.clock.set(EVENING);
    await run(process, db);
    expect(await due(db)).toHaveLength(1);
  });

  test('one click unsubscribes and keeps the rest; the same link subscribes again', async () => {
    const process = delivering(db);
    const { userId } = await subscribed(db, process);
    await process.preferences.change(userId, { preferences: { quest_available: { inApp: false } } });
    const token = process.tokens.tokenOf(userId);
    const choices = async () => (await process.preferences.of(userId)).preferences;
    const isOn = () => process.subscription.isOn(undefined, token);
    expect([await isOn(), await process.subscription.isOn(userId, undefined)]).toEqual([true, true]);
    await process.subscription.set(undefined, token, false);
    expect(await isOn()).toBe(false);
    expect(await choices()).toEqual({
      quest_available: { inApp: false, email: false },
      daily_streak_expiry: { email: false },
    });
    db.clock.set(EVENING);
    await run(process, db);
    expect(await due(db)).toEqual([]);
    await process.subscription.set(undefined, token, true);
    expect(await isOn()).toBe(true);
    expect((await choices()).daily_streak_expiry).toEqual({ email: true });
  });

  test('a token with one altered byte is refused', async () => {
    const process = delivering(db);
    const { userId } = await subscribed(db, process);
    const token = process.tokens.tokenOf(userId);
    expect(process.tokens.userIdOf(token)).toBe(userId);
    for (let index = 0; index < token.length; index++) {
      const altered = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
      await expect(process.subscription.set(userId, altered, false)).rejects.toMatchObject({
        kind: 'invalid',
      });
    }
    expect((await process.preferences.of(userId)).preferences.quest_available).toEqual({ email: true });
    const elsewhere = new EmailTokens({ authSecret: 'another server’s secret, long enough' });
    expect(process.tokens.userIdOf(elsewhere.tokenOf(userId))).toBeUndefined();
    expect(process.tokens.userIdOf('')).toBeUndefined();
  });
});

const message = async (over: Partial<Parameters<typeof digestMail>[0]> = {}) => {
  const mail = digestMail({
    id: 'event-1',
    to: 'ada@example.org',
    firstName: 'Ada',
    parts: [
      {
        subject: 'Your 12-day streak ends tonight',
        heading: '12 days in a row & <counting>',
        paragraphs: ['One lesson before midnight keeps your streak going.'],
        action: { label: 'Keep my streak', path: '/dashboard' },
      },
    ],
    publicUrl: settings.publicUrl,
    unsubscribeUrl: `${settings.publicUrl}/email-subscribe?token=abc`,
    locale: 'en',
    look: { name: 'Emberforge', accent: null },
    ...over,
  });
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message: raw } = await transport.sendMail(
    messageOf(mail, { from: settings.mailFrom, siteName: 'Emberforge', sentAt: new Date(0) }),
  );
  const [head = '', ...body] = String(raw).split('\n\n');
  return { head: head.replaceAll(/\n[ \t]+/g, ' '), body: body.join('\n\n'), mail };
};

test('the email has the headers of RFC 8058, and both parts', async () => {
  const { head, body, mail } = await message();
  expect(head).toContain('List-Unsubscribe: <https://forge.example.org/email-subscribe?token=abc>');
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(head).toContain('Message-ID: <event-1@example.org>');
  expect(body).toContain('Content-Type: text/plain');
  expect(body).toContain('Content-Type: text/html');
  expect(mail.text).toContain('Unsubscribe: https://forge.example.org/email-subscribe?token=abc');
  expect(mail.html).toContain('12 days in a row &amp; &lt;counting&gt;');
});

test.each([
  ['a name', { firstName: 'Ada\r\nBcc: eve@example.org\r\n\r\n<script>alert(1)</script>' }],
  ['an address', { to: 'ada@example.org\r\nBcc: eve@example.org' }],
])('%s can’t add a header', async (_, over) => {
  const { head, mail } = await message(over);
  expect(head.split('\n').filter((line) => /^Bcc:/i.test(line))).toEqual([]);
  expect(mail.html).not.toContain('<script>');
});
