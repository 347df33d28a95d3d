import { createHmac } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { Database, expectNoDrift } from '@server/platform/database';
import { Delivery, ServeWebhook, type WebhookDelivery } from '@server/platform/http';
import { DataSource } from 'typeorm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { HttpApp } from '../../platform/http/testing/http-app';
import { unreadable } from './inbox.errors';
import { WebhookReceived } from './inbox.events';
import { ReceiveWebhook } from './receive-webhook';
import { TimestampedHmac } from './timestamped-hmac';
import { WebhookEntity } from './webhook.entity';
import type { WebhookProvider } from './webhook-provider';
import { Webhooks } from './webhooks';

const SECRET = 'whsec_of_the_made_up_provider';
const NEXT_SECRET = 'whsec_that_replaces_it';
const HEADER = 'made-up-signature';
const PATH = '/v1/webhooks/made-up';

const envelope = z.object({ id: z.string(), type: z.string() });

/** What a later feature writes for each provider. */
const madeUp: WebhookProvider = {
  name: 'made-up',
  signature: new TimestampedHmac(HEADER, [SECRET, NEXT_SECRET]),
  identify(body) {
    try {
      const { id, type } = envelope.parse(JSON.parse(body));
      return { eventId: id, eventType: type };
    } catch (cause) {
      throw unreadable(cause);
    }
  },
};

@Controller()
class MadeUpController {
  constructor(private readonly receiving: ReceiveWebhook) {}

  @ServeWebhook({ provider: madeUp.name })
  async receive(@Delivery() delivery: WebhookDelivery): Promise<void> {
    await this.receiving.execute(madeUp, delivery);
  }
}

const start = (db: TestDatabase, database: Database = db.database) =>
  HttpApp.start({
    controllers: [MadeUpController],
    providers: [
      ReceiveWebhook,
      { provide: Database, useValue: database },
      { provide: DataSource, useValue: db.dataSource },
      { provide: Clock, useValue: db.clock },
    ],
  });

const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);
const hmac = (secret: string, timestamp: number, body: string | Uint8Array<ArrayBuffer>) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** A body is unusual on purpose: parsing it and writing it again gives other bytes. */
const PAID = '{ "type":"payment.paid",\r\n\t"id": "evt_1", "amount": 1.20, "name":"Zo\\u00eb Zoë 👩🏽‍💻" }\n';

function sending(db: TestDatabase, app: HttpApp) {
  const now = () => secondsOf(db.clock.now());
  const sign = (body: string | Uint8Array<ArrayBuffer>, timestamp = now(), secret = SECRET) =>
    `t=${timestamp},v1=${hmac(secret, timestamp, body)}`;
  const send = async (body: string | Uint8Array<ArrayBuffer>, signature: string | undefined = sign(body)) => {
    const headers = { 'content-type': 'application/json', [HEADER]: signature };
    const reply = await fetch(`${app.url}${PATH}`, { method: 'POST', body: new Blob([body]), headers });
    return { status: reply.status, body: await reply.text() };
  };
  return { now, sign, send };
}

const stored = (db: TestDatabase) =>
  db.dataSource.getRepository(WebhookEntity).find({ order: { eventId: 'ASC' } });

describeOnBothDatabases('webhooks', { entities: [WebhookEntity] }, (db) => {
  async function expectNothingStored() {
    expect(await stored(db)).toEqual([]);
    expect(db.emitted(WebhookReceived)).toEqual([]);
  }

  test('are stored as received and announced once, however often they’re delivered', async () => {
    await using app = await start(db);
    const { send } = sending(db, app);
    const replies = await Promise.all([send(PAID), send(PAID), send(PAID)]);
    db.clock.advance(60_000);
    replies.push(await send(PAID));
    expect(replies).toEqual(Array.from({ length: 4 }, () => ({ status: 200, body: '' })));
    const [webhook, ...others] = await stored(db);
    expect(others).toEqual([]);
    const event = { provider: 'made-up', eventId: 'evt_1', eventType: 'payment.paid' };
    expect(webhook).toMatchObject({ ...event, body: PAID });
    expect(db.emitted(WebhookReceived)).toEqual([{ ...event, webhookId: webhook!.id }]);
    await expectNoDrift(db.dataSource);
  });

  test('reach subscribers, who can read what was sent', async () => {
    await using app = await start(db);
    const webhooks = new Webhooks(db.dataSource);
    const bodies: string[] = [];
    db.registry.register({
      name: 'test.till',
      event: WebhookReceived,
      handle: async ({ webhookId }) => void bodies.push(await webhooks.bodyOf(webhookId)),
    });
    await sending(db, app).send(PAID);
    await db.events.dispatcher.drain();
    expect(bodies).toEqual([PAID]);
  });

  test('aren’t stored unless their signature is good', async () => {
    await using app = await start(db);
    const { now, sign, send } = sending(db, app);
    const good = hmac(SECRET, now(), PAID);
    for (const [signature, why] of [
      ['', 'it has no timestamp'],
      [`v1=${good}`, 'it has no timestamp'],
      [`t=soon,v1=${good}`, 'it has no timestamp'],
      [`t=${now()}`, 'it doesn’t match'],
      [`t=${now()},v1=`, 'it doesn’t match'],
      [`t=${now()},v1=${good.slice(2)}`, 'it doesn’t match'],
      [`t=${now()},v0=${good}`, 'it doesn’t match'],
      [`t=${now() + 1},v1=${good}`, 'it doesn’t match'],
      [sign(PAID, now(), 'another secret'), 'it doesn’t match'],
      [sign(`${PAID} `), 'it doesn’t match'],
      [sign(PAID, now() - 301), 'it was made at another time'],
      [sign(PAID, now() + 302), 'it was made at another time'],
    ] as const)
      expect(await send(PAID, signature), signature).toEqual({
        status: 400,
        body: JSON.stringify({ error: `The signature isn’t valid: ${why}.` }),
      });
    await expectNothingStored();
  });

  test('may be some minutes old, and signed with one of several secrets', async () => {
    await using app = await start(db);
    const { now, sign, send } = sending(db, app);
    const event = (id: string) => JSON.stringify({ id, type: 'payment.paid' });
    const [old, replaced, both] = [event('evt_1'), event('evt_2'), event('evt_3')];
    expect(await send(old, sign(old, now() - 299))).toMatchObject({ status: 200 });
    expect(await send(replaced, sign(replaced, now(), NEXT_SECRET))).toMatchObject({ status: 200 });
    const unknown = hmac('another secret', now(), both);
    const signatures = `t=${now()}, v1=${unknown}, v1=${hmac(SECRET, now(), both)}, v0=x`;
    expect(await send(both, signatures)).toMatchObject({ status: 200 });
    expect((await stored(db)).map(({ body }) => body)).toEqual([old, replaced, both]);
  });

  test('are refused when they’re too large, or can’t be read', async () => {
    await using app = await start(db);
    const { sign, send } = sending(db, app);
    const large = JSON.stringify({ id: 'evt_1', type: 'x'.repeat(2 * 1024 * 1024) });
    expect(await send(large)).toMatchObject({ status: 413 });
    const latin = new Uint8Array(Buffer.from('{"id":"evt_1","type":"Zoë"}', 'latin1'));
    for (const body of ['', 'paid', '[]', '{"id":"evt_1"}', `${PAID}\0`, latin])
      expect(await send(body), String(body)).toEqual({
        status: 400,
        body: '{"error":"The body can’t be read."}',
      });
    const anything = { ...madeUp, identify: () => ({ eventId: 'evt_1', eventType: 'payment.paid' }) };
    const delivery = { headers: { [HEADER]: sign('id=evt_1\0') }, body: Buffer.from('id=evt_1\0') };
    const receiving = new ReceiveWebhook(db.database, db.clock);
    await expect(receiving.execute(anything, delivery)).rejects.toMatchObject({ kind: 'invalid' });
    await expectNothingStored();
  });

  test('that couldn’t be announced aren’t stored either, so the next delivery counts', async () => {
    const failing = {
      append: () => Promise.reject(new Error('The events can’t be stored.')),
      committed: () => {},
    };
    {
      await using app = await start(db, new Database(db.dataSource, failing));
      expect(await sending(db, app).send(PAID)).toMatchObject({ status: 500 });
      await expectNothingStored();
    }
    await using app = await start(db);
    expect(await sending(db, app).send(PAID)).toMatchObject({ status: 200 });
    expect(db.emitted(WebhookReceived)).toHaveLength(1);
  });

  test('of two providers are different ones, even with the same id', async () => {
    await using app = await start(db);
    const { sign, send } = sending(db, app);
    await send(PAID);
    const receiving = new ReceiveWebhook(db.database, db.clock);
    const delivery = { headers: { [HEADER]: sign(PAID) }, body: Buffer.from(PAID) };
    await receiving.execute({ ...madeUp, name: 'other' }, delivery);
    expect((await stored(db)).map(({ provider }) => provider).toSorted()).toEqual(['made-up', 'other']);
  });
});

test('no route exists for a provider that isn’t set up', async () => {
  await using app = await HttpApp.start();
  expect((await fetch(`${app.url}${PATH}`, { method: 'POST', body: PAID })).status).toBe(404);
});
