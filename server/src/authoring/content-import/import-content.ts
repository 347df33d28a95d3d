import { ChapterEntity, CourseEntity, LessonEntity, TrackEntity } from '@server/learning/catalog';
import { SpellbookPageEntity } from '@server/learning/spellbook';
import { Clock } from '@server/platform/clock';
import { Database, type Transaction } from '@server/platform/database';
import { type LessonTypes, lessonTypes } from '@shared/lesson-types';
import { type BrokenParts, brokenParts } from './broken-parts';
import { contentRows, type WantedRows } from './content-rows';
import { type ContentProblem, formatProblems } from './problem';
import { ContentReader, type ContentReading } from './read-content';
import { type ImportCounts, type KnownRow, syncRows } from './sync-rows';

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

  /** Reads a folder with the lesson types that this server knows. */
  readerOf(contentDir: string): ContentReader {
    return new ContentReader(contentDir, this.types);
  }

  /** @throws ContentRefused if anything in the folder is wrong; what was loaded before stays. */
  async execute(contentDir: string): Promise<ImportCounts> {
    return this.importAll(this.readerOf(contentDir).read(), contentDir);
  }

  /** The same for content that has been read from `contentDir`. */
  async importAll({ content, problems }: ContentReading, contentDir: string): Promise<ImportCounts> {
    if (problems.length > 0) throw new ContentRefused(problems, contentDir);
    return this.write(contentRows(content));
  }

  /**
   * Imports what is fine, for authors at work. Of what has problems, the last good version stays.
   * @throws ContentRefused if there is no course at all.
   */
  async importGood({ content, problems }: ContentReading, contentDir: string): Promise<ImportCounts> {
    if (content.courses.length === 0 && problems.length > 0) throw new ContentRefused(problems, contentDir);
    const broken = brokenParts(problems);
    const rows = contentRows(content);
    return this.write(
      {
        tracks: firstOfEach(rows.tracks),
        courses: firstOfEach(rows.courses),
        chapters: firstOfEach(rows.chapters),
        lessons: firstOfEach(rows.lessons.filter(({ slug }) => !broken.lessons.has(slug))),
        spellbookPages: firstOfEach(rows.spellbookPages),
      },
      broken,
    );
  }

  private write(rows: WantedRows, broken: BrokenParts = brokenParts([])): Promise<ImportCounts> {
    const now = this.clock.now();
    return this.database.transaction(async (tx) => {
      await waitForOthers(tx);
      // A part that is kept keeps everything in it.
      const kept = new Set<string>();
      const keep =
        (slugs: ReadonlySet<string>) => (row: KnownRow & { courseId?: string; chapterId?: string }) => {
          const isKept = slugs.has(row.slug) || kept.has(row.courseId ?? '') || kept.has(row.chapterId ?? '');
          if (isKept) kept.add(row.id);
          return isKept;
        };
      const { tracks, courses, chapters, lessons, spellbookPages } = rows;
      const places = ['courseId', 'chapterId', 'position'] as const;
      return sum([
        await syncRows(tx, TrackEntity, ['position'], tracks, now, keep(broken.tracks)),
        await syncRows(tx, CourseEntity, ['position'], courses, now, keep(broken.courses)),
        await syncRows(tx, ChapterEntity, ['courseId', 'position'], chapters, now, keep(broken.chapters)),
        await syncRows(tx, LessonEntity, places, lessons, now, keep(broken.lessons)),
        await syncRows(
          tx,
          SpellbookPageEntity,
          ['courseId', 'position'],
          spellbookPages,
          now,
          keep(broken.pages),
        ),
      ]);
    });
  }
}

/** Two files with one UUID are a problem, and only the first of them can be imported. */
const firstOfEach = <Row extends { id: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.toReversed().map((row) => [row.id, row])).values(),
];

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
