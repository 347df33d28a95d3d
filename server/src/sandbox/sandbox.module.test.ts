import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { expect, test } from 'vitest';
import { SandboxClosed } from './sandbox.errors';
import { SANDBOX, SandboxModule } from './sandbox.module';
import type { SandboxRunner } from './sandbox-runner';
import { builtProgram, program } from './testing/harness';

@Module({})
class App {}

test('the server has one sandbox, which closes with it', async () => {
  const entry = await builtProgram('fake-main');
  const imports = [SandboxModule.forRoot({ runtimesFolders: [], entry })];
  const app = await NestFactory.createApplicationContext({ module: App, imports }, { logger: false });
  const sandbox = app.get<SandboxRunner>(SANDBOX);
  const request = program('print on');
  expect((await sandbox.run(request)).stdout).toBe('on\n');
  await app.close();
  expect(sandbox.isReady()).toBe(false);
  expect(sandbox.stats().processes).toBe(0);
  await expect(sandbox.run(request)).rejects.toThrow(SandboxClosed);
});
