import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { expect, test } from 'vitest';
import { createLogger, NestLog } from './logger';
import { Readiness } from './readiness';
import { TelemetryController } from './telemetry.controller';

@Module({
  controllers: [TelemetryController],
  providers: [{ provide: Readiness, useValue: new Readiness() }],
})
class SmallModule {}

/** What an application with two routes logs when it starts. */
async function startLog(level: string): Promise<string> {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const log = new NestLog(createLogger(level, { write }));
  const app = await NestFactory.create<NestFastifyApplication>(SmallModule, new FastifyAdapter(), {
    logger: log,
  });
  await app.init();
  log.log('Content imported', 'Content');
  await app.close();
  return lines.join('');
}

test('the framework’s lines about modules and routes are for debugging, our own are news', async () => {
  const lines = (await startLog('info')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['Content imported']);
  expect(await startLog('debug')).toContain('Mapped {/readyz, GET} route');
});
