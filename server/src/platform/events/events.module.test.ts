import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Clock, TestClock } from '@server/platform/clock';
import { Database, DatabaseModule } from '@server/platform/database';
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
    imports: [DatabaseModule.forRoot({ dataDir, migrations, clock }), EventsModule],
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
