import 'reflect-metadata';
import { type DynamicModule, type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Cancel, Clock } from '@server/platform/clock';
import { EventDispatcher } from '@server/platform/events';
import { JobRunner } from '@server/platform/jobs';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module';
import { ImportContent } from '../../src/authoring/content-import';
import { SANDBOX, SandboxModule } from '../../src/sandbox';
import { readSettings } from '../../src/settings';
import type { DatabaseLocation } from '../database';

/** A clock that jumps. Timers never run: tests deliver events and run jobs when they mean to. */
export class JumpClock extends Clock {
  private nowMs: number;

  constructor(start: string) {
    super();
    this.nowMs = Date.parse(start);
  }

  now(): Date {
    return new Date(this.nowMs);
  }

  advance(ms: number): void {
    this.nowMs += ms;
  }

  set(time: string): void {
    this.nowMs = Date.parse(time);
  }

  after(): Cancel {
    return () => {};
  }
}

const NO_RUNNERS = {
  lane: () => ({ run: () => Promise.reject(new Error('There are no runners here.')) }),
  concurrency: 8,
  isReady: () => true,
  stats: () => ({}),
  close: async () => {},
};

@Module({ providers: [{ provide: SANDBOX, useValue: NO_RUNNERS }], exports: [SANDBOX] })
class NoRunners {}

export interface GameAppOptions extends DatabaseLocation {
  contentDir: string;
  clock: Clock;
  /** Changes the modules of the server. */
  modules?: (modules: NonNullable<DynamicModule['imports']>) => NonNullable<DynamicModule['imports']>;
}

/** The whole server with its own wiring, without HTTP, runners and timers. */
export class GameApp {
  private constructor(private readonly app: INestApplicationContext) {}

  static async open({
    contentDir,
    clock,
    modules = (all) => all,
    ...location
  }: GameAppOptions): Promise<GameApp> {
    const settings = {
      ...readSettings({ DATA_DIR: location.dataDir, CONTENT_DIR: contentDir, LOG_LEVEL: 'silent' }),
      ...location,
    };
    const { imports = [] } = AppModule.forRoot({
      settings,
      version: 'test',
      runtimesFolders: [],
      watchContent: false,
      importsContent: false,
      checkReplies: false,
      registry: new Registry(),
      clock,
    });
    const withoutRunners = imports.map((one) =>
      (one as DynamicModule).module === SandboxModule ? { module: NoRunners, global: true } : one,
    );
    const root = { module: class Game {}, imports: modules(withoutRunners) };
    const app = await NestFactory.createApplicationContext(root, { logger: ['error'], abortOnError: false });
    await app.get(ImportContent, { strict: false }).execute(contentDir);
    const game = new GameApp(app);
    // From here on, nothing happens by itself.
    await game.get(EventDispatcher).stop();
    await game.get(JobRunner).stop();
    return game;
  }

  /** One of the server's classes, from whichever module. */
  get<T>(type: Type<T> | (abstract new (...args: never[]) => T)): T {
    return this.app.get(type as Type<T>, { strict: false });
  }

  get now(): Date {
    return this.get(Clock).now();
  }

  get dataSource(): DataSource {
    return this.get(DataSource);
  }

  /** Delivers all events, and those that follow from them. */
  deliver(): Promise<void> {
    return this.get(EventDispatcher).drain();
  }

  /** Runs the jobs that are due. */
  runJobs(): Promise<void> {
    return this.get(JobRunner).runDue();
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
