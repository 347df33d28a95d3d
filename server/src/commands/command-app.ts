import 'reflect-metadata';
import { constants, setPriority } from 'node:os';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { AppModule } from '../app.module';
import { CourseOutlines, type OutlineLesson } from '../learning/catalog';
import { projectRoot, type Role } from '../platform/config';
import { createLogger, createMetrics, NestLog } from '../platform/telemetry';
import { runtimeFolders } from '../sandbox';
import { readSettings } from '../settings';

/**
 * Everything that the server consists of, for a command beside it: the same environment and database, the content that
 * the server has imported, and no port. Events and jobs are the servers'. Learners come first: the process has a low
 * priority.
 * @param roles `runner` for a command that judges answers: it gets one runner process of its own.
 */
export async function openCommandApp(roles: readonly 'runner'[] = []): Promise<INestApplicationContext> {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // its runners inherit it
  const settings = { ...readSettings(process.env), runners: 1, roles: new Set<Role>(roles) };
  return NestFactory.createApplicationContext(
    AppModule.forRoot({
      settings,
      version: 'command',
      runtimesFolders: runtimeFolders(projectRoot()),
      watchContent: false,
      importsContent: false,
      checkReplies: false,
      registry: createMetrics(),
    }),
    // A command's output may be read by a program, so the log isn't part of it.
    { logger: new NestLog(createLogger('error', process.stderr)), abortOnError: false },
  );
}

/** Runs a command to its end: its text goes to stdout, an error to stderr with exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * The live lesson at `<course>/<lesson>`, by their slugs.
 * @throws Error if there is none.
 */
export async function lessonAt(app: INestApplicationContext, path: string): Promise<OutlineLesson> {
  const [courseSlug = '', lessonSlug] = path.split('/');
  const outline = await app.get(CourseOutlines, { strict: false }).bySlug(courseSlug);
  const lesson = outline?.lessons.find(({ slug }) => slug === lessonSlug);
  if (!lesson) throw new Error(`There’s no live lesson ${path}. Has the server imported it?`);
  return lesson;
}
