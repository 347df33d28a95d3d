import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectNoDrift } from '@server/platform/database';
import { SubscriberRegistry } from '@server/platform/events';
import { ACHIEVEMENT_METRICS } from '@shared/rules/achievements';
import { expect, test } from 'vitest';
import { AchievementMetrics } from '../src/game/achievements/achievement-metric';
import { describeOnBothDatabases } from './database';
import { GameApp, JumpClock } from './game/game-app';
import { QuestionContent } from './game/question-content';

/** What the server's sources declare by `pattern`, whose group is a name. */
function declared(pattern: RegExp): string[] {
  const src = join(import.meta.dirname, '../src');
  const files = globSync('**/*.ts', { cwd: src }).filter((file) => !/\.test\.ts$|\/testing\//.test(file));
  const found = files.flatMap((file) => [...readFileSync(join(src, file), 'utf8').matchAll(pattern)]);
  return found.map(([, name]) => name!).sort();
}

// A feature is only a part of the server if its module is, and what it declares only if its module lists it.
describeOnBothDatabases('the server as it starts', {}, (db) => {
  test('has a table for each entity, a provider for each subscriber and a metric for each goal', async () => {
    using content = new QuestionContent({ courses: 1, chapters: 1, lessons: 1 });
    const clock = new JumpClock('2026-03-02T12:00:00Z');
    const app = await GameApp.open({ ...db.location, contentDir: content.files.root, clock });
    try {
      const tables = app.dataSource.entityMetadatas.map(({ tableName }) => tableName);
      expect(tables.sort()).toEqual(declared(/^@Entity\('(\w+)'/gm));
      await expectNoDrift(app.dataSource);
      const subscribers = app.get(SubscriberRegistry).all();
      expect(subscribers.map(({ name }) => name).sort()).toEqual(declared(/^ +@OnEvent\(\w+, '([\w.-]+)'/gm));
      const metrics = app.get(AchievementMetrics);
      expect(ACHIEVEMENT_METRICS.filter((name) => !metrics.has(name))).toEqual([]);
    } finally {
      await app.close();
    }
  });
});
