import { ContentFiles, formatProblems, readBosses, UniqueNames } from '@server/authoring/content-import';
import type { BossContent } from '@shared/content/boss-file';

/** Every boss, in the order in which they wake. */
export class BossList {
  constructor(readonly all: readonly BossContent[]) {}

  /**
   * Reads `bosses/` of the content folder; without it there are none.
   * @throws Error that names the file and line, if one is wrong.
   */
  static read(contentDir: string): BossList {
    const files = new ContentFiles(contentDir);
    const bosses = readBosses(files, new UniqueNames());
    const problems = files.problems.sorted();
    if (problems.length > 0) throw new Error(formatProblems(problems, contentDir));
    return new BossList(bosses);
  }

  find(slug: string): BossContent | undefined {
    return this.all.find((boss) => boss.slug === slug);
  }

  /** The one that wakes after `slug`; the first after the last, or if there's no such boss. */
  after(slug: string | undefined): BossContent | undefined {
    const index = this.all.findIndex((boss) => boss.slug === slug);
    return this.all[(index + 1) % this.all.length];
  }
}
