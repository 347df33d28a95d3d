import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Clock, TestClock } from '@server/platform/clock';
import { Database, DatabaseModule } from '@server/platform/database';
import { JobRunner, JobsModule } from '@server/platform/jobs';
import { DataSource } from 'typeorm';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { migrations } from '../../migrations';
import { defineEvent, EventDispatcher, type EventMeta, type EventPayload, EventsModule, OnEvent } from '.';

const Greeted = defineEvent('test.greeted', z.object({ name: z.string() }));

@Injectable()
class Greetings {
  readonly seen: unknown[] = [];

  constructor(private readonly database: Database) {}

  greet(name: string): Promise<void> {
    return this.database.transaction(async (tx) => tx.emit(Greeted, { name }));
  }

  @OnEvent(Greeted, 'test.remember')
  async remember({ name }: EventPayload<typeof Greeted>, { attempt }: EventMeta): Promise<void> {
    this.seen.push({ name, attempt });
  }
}

async function startApp() {
  const dataDir = await mkdtemp(join(tmpdir(), 'emberforge-events-'));
  const clock = new TestClock();
  @Module({
    imports: [DatabaseModule.forRoot({ dataDir, migrations, clock }), EventsModule, JobsModule],
    providers: [Greetings],
  })
  class App {}
  const app = await NestFactory.createApplicationContext(App, { logger: ['error'], abortOnError: false });
  onTestFinished(async () => {
    await app.close();
    await rm(dataDir, { recursive: true });
  });
  return { app, clock };
}

test('an application finds its @OnEvent methods and delivers to them', async () => {
  const { app, clock } = await startApp();
  const greetings = app.get(Greetings);
  await greetings.greet('Ada');
  await app.get(EventDispatcher).drain();
  expect(greetings.seen).toEqual([{ name: 'Ada', attempt: 1 }]);
  expect(app.get(Clock)).toBe(clock);
});

test('an application deletes old events', async () => {
  const { app, clock } = await startApp();
  const greet = async (name: string) => {
    await app.get(Greetings).greet(name);
    await app.get(EventDispatcher).drain();
    await app.get(JobRunner).runDue();
    return app.get(DataSource).query('SELECT payload FROM events ORDER BY position');
  };
  await greet('Ada');
  clock.advance(29 * 86_400_000);
  expect(await greet('Bob')).toHaveLength(2);
  clock.advance(2 * 86_400_000);
  expect(await greet('Eve')).toEqual([{ payload: '{"name":"Bob"}' }, { payload: '{"name":"Eve"}' }]);
});
