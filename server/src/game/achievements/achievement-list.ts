import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AchievementFile } from '@shared/content/achievement-file';
import { ACHIEVEMENT_CATEGORIES } from '@shared/rules/achievements';
import { parse } from 'yaml';
import { z } from 'zod';

export type Achievement = AchievementFile;

/** Every achievement, by category and order. */
export class AchievementList {
  private readonly byId: ReadonlyMap<string, Achievement>;

  constructor(readonly all: readonly Achievement[]) {
    this.byId = new Map(all.map((achievement) => [achievement.uuid, achievement]));
  }

  /**
   * Reads `achievements/` of the content folder; without it there are none.
   * @throws Error that names the file, if one is wrong.
   */
  static read(contentDir: string): AchievementList {
    const folder = join(contentDir, 'achievements');
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
    const all = names.map((name) => readFile(folder, name));
    for (const key of ['uuid', 'slug'] as const) refuseRepeats(all.map((achievement) => achievement[key]));
    refuseRepeats(all.map(({ category, order }) => `${category} ${order}`));
    const rank = ({ category, order }: Achievement) =>
      ACHIEVEMENT_CATEGORIES.indexOf(category) * 1_000 + order;
    return new AchievementList(all.sort((a, b) => rank(a) - rank(b)));
  }

  find(id: string): Achievement | undefined {
    return this.byId.get(id);
  }
}

function readFile(folder: string, name: string): Achievement {
  const file = join(folder, name);
  const result = AchievementFile.safeParse(parse(readFileSync(file, 'utf8')));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  if (`${result.data.slug}.yaml` !== name) throw new Error(`${file}: its slug is ${result.data.slug}.`);
  return result.data;
}

function refuseRepeats(values: readonly string[]): void {
  const repeated = values.find((value, index) => values.indexOf(value) < index);
  if (repeated !== undefined) throw new Error(`Two achievements are ${repeated}.`);
}
