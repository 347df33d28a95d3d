import { ChapterEntity, CourseEntity, LessonEntity, TrackEntity } from '@server/catalog';
import { Clock } from '@server/platform/clock';
import { Database, type Transaction } from '@server/platform/database';
import { SpellbookPageEntity } from '@server/spellbook';
import { type LessonTypes, lessonTypes } from '@shared/lesson-types';
import { contentRows } from './content-rows';
import { type ContentProblem, formatProblems } from './problem';
import { readContent } from './read-content';
import { type ImportCounts, syncRows } from './sync-rows';

/** The content is invalid; nothing has changed. The message lists every problem on its own line. */
export class ContentRefused extends Error {
  override readonly name = 'ContentRefused';

  constructor(
    readonly problems: readonly ContentProblem[],
    contentDir: string,
  ) {
    super(formatProblems(problems, contentDir));
  }
}

/** Our own number for PostgreSQL's advisory locks. */
const IMPORT_LOCK = 7_203_001;

/** Makes the database match a content folder, in one transaction. Repeating it changes nothing. */
export class ImportContent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly types: LessonTypes = lessonTypes,
  ) {}

  /** @throws ContentRefused if anything in the folder is wrong; what was loaded before stays. */
  async execute(contentDir: string): Promise<ImportCounts> {
    const { content, problems } = readContent(contentDir, this.types);
    if (problems.length > 0) throw new ContentRefused(problems, contentDir);
    const rows = contentRows(content);
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      await waitForOthers(tx);
      return sum([
        await syncRows(tx, TrackEntity, ['position'], rows.tracks, now),
        await syncRows(tx, CourseEntity, ['position'], rows.courses, now),
        await syncRows(tx, ChapterEntity, ['courseId', 'position'], rows.chapters, now),
        await syncRows(tx, LessonEntity, ['courseId', 'chapterId', 'position'], rows.lessons, now),
        await syncRows(tx, SpellbookPageEntity, ['courseId', 'position'], rows.spellbookPages, now),
      ]);
    });
  }
}

/** Servers that start together on one PostgreSQL import one after the other. On SQLite, transactions do that anyway. */
async function waitForOthers(tx: Transaction): Promise<void> {
  if (tx.manager.dataSource.options.type === 'postgres')
    await tx.manager.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
}

function sum(all: readonly ImportCounts[]): ImportCounts {
  const total: ImportCounts = { created: 0, updated: 0, unchanged: 0, retired: 0 };
  for (const counts of all)
    for (const key of ['created', 'updated', 'unchanged', 'retired'] as const) total[key] += counts[key];
  return total;
}
