import { CourseEntity } from '@server/learning/catalog';
import type { Cancel, Clock } from '@server/platform/clock';
import type { DataSource } from 'typeorm';
import { IsNull } from 'typeorm';
import { type ContentWatcher, watchContent } from './content-watcher';
import { ContentRefused, type ImportContent } from './import-content';
import { type ContentProblem, formatProblems } from './problem';
import type { ContentReader, ContentReading } from './read-content';
import type { ImportCounts } from './sync-rows';

export interface ContentImportSettings {
  contentDir: string;
  /**
   * For authors: imports again whenever a file changes, imports what is fine even if something else isn't, and offers
   * drafts like live courses.
   */
  watch: boolean;
  /** Imports nothing at all: another process does. */
  isOff?: boolean;
}

/** What the importer reports to operators. */
export interface ImportLog {
  log(message: string): void;
  error(message: string, stack?: string): void;
}

/** How an import went. */
export interface LastImport {
  at: Date;
  /** Null if nothing was imported: what was loaded before stays. */
  counts: ImportCounts | null;
  problems: readonly ContentProblem[];
}

/** Long enough for an editor to finish writing or git to finish switching, short enough to feel immediate. */
const QUIET_MS = 150;
/** A server that has content from an earlier start begins to serve it if the import takes longer. */
const MAX_START_DELAY_MS = 2_000;

/**
 * Imports the content when the server starts and, if asked to watch, after every change. Invalid content stops nothing:
 * it's listed in the log, and what was loaded before stays.
 */
export class ContentImporter {
  private loaded = false;
  private watcher: ContentWatcher | undefined;
  private cancelImport: Cancel | undefined;
  private imports: Promise<void> = Promise.resolve();
  private readonly listeners: Array<() => void> = [];
  private readonly readListeners: Array<() => void> = [];
  private readonly reader: ContentReader;
  private found: readonly ContentProblem[] = [];
  private last: LastImport | null = null;

  constructor(
    private readonly importContent: ImportContent,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: ImportLog,
    private readonly settings: ContentImportSettings,
    private readonly startWatching: typeof watchContent = watchContent,
  ) {
    this.reader = importContent.readerOf(settings.contentDir);
  }

  /** Whether there is content to learn from, for /readyz. */
  get isReady(): boolean {
    return this.loaded;
  }

  /** `listener` is called after every import that changed anything, for caches of content. */
  onChanged(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** What's wrong with the content on disk, as of the last import. */
  get problems(): readonly ContentProblem[] {
    return this.found;
  }

  /** Null until the first one is done. */
  get lastImport(): LastImport | null {
    return this.last;
  }

  /** `listener` is called after every import, successful or not. */
  onImported(listener: () => void): void {
    this.readListeners.push(listener);
  }

  /** Called by Nest after all modules are up and before the server listens. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.isOff) return;
    if (this.settings.watch) this.watcher = await this.watch();
    this.loaded = await this.hasCourses();
    const imported = this.importAgain();
    await (this.loaded ? Promise.race([imported, this.startDelay(imported)]) : imported);
  }

  /** Resolves after MAX_START_DELAY_MS, unless the import is faster. */
  private startDelay(imported: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const cancel = this.clock.after(MAX_START_DELAY_MS, resolve);
      void imported.then(cancel);
    });
  }

  async onModuleDestroy(): Promise<void> {
    this.cancelImport?.();
    await this.watcher?.close();
    await this.imports;
  }

  /** Queues an import; resolves when it's done, successful or not. */
  importAgain(): Promise<void> {
    this.imports = this.imports.then(() => this.importOnce());
    return this.imports;
  }

  private watch(): Promise<ContentWatcher> {
    const onChange = (path: string) => {
      this.reader.forget(path);
      this.cancelImport?.();
      this.cancelImport = this.clock.after(QUIET_MS, () => void this.importAgain());
    };
    return this.startWatching(this.settings.contentDir, onChange, (error) =>
      this.log.error(`Watching ${this.settings.contentDir} failed: ${String(error)}`),
    );
  }

  private async importOnce(): Promise<void> {
    try {
      const counts = await this.readAndImport();
      this.remember(counts);
      this.loaded = true;
      this.log.log(`Content: ${inWords(counts)}`);
      if (counts.created + counts.updated + counts.retired > 0)
        for (const listener of this.listeners) listener();
    } catch (error) {
      this.remember(null);
      this.report(error);
    }
    for (const listener of this.readListeners) listener();
  }

  private remember(counts: ImportCounts | null): void {
    this.last = { at: this.clock.now(), counts, problems: this.found };
  }

  private async readAndImport(): Promise<ImportCounts> {
    const { watch, contentDir } = this.settings;
    await this.reader.readAhead();
    const reading = this.reader.read();
    this.found = reading.problems;
    if (watch && reading.warnings.length > 0)
      this.log.log(`Translations to look at:\n${formatProblems(reading.warnings, contentDir)}`);
    if (!watch) {
      this.reader.forget(''); // nobody reads these files again
      return this.importContent.importAll(reading, contentDir);
    }
    if (reading.problems.length > 0)
      this.log.error(
        `${problemCount(reading.problems)}; the last good version stays:\n${formatProblems(reading.problems, contentDir)}`,
      );
    return this.importContent.importGood(withoutDrafts(reading), contentDir);
  }

  private report(error: unknown): void {
    if (!(error instanceof ContentRefused)) {
      this.log.error('Content could not be imported', error instanceof Error ? error.stack : String(error));
      return;
    }
    const problems = problemCount(error.problems);
    this.log.error(`Content not imported, ${problems}; what was loaded before stays:\n${error.message}`);
  }

  /** Content from an earlier start is good enough for learners. */
  private async hasCourses(): Promise<boolean> {
    try {
      return await this.dataSource.getRepository(CourseEntity).existsBy({ retiredAt: IsNull() });
    } catch (error) {
      this.log.error('The database did not answer', error instanceof Error ? error.stack : String(error));
      return false;
    }
  }
}

const problemCount = ({ length }: readonly unknown[]) => (length === 1 ? '1 problem' : `${length} problems`);

/** Authors see and try a draft like any other course. */
const withoutDrafts = ({ content, ...rest }: ContentReading): ContentReading => ({
  ...rest,
  content: { ...content, courses: content.courses.map((course) => ({ ...course, status: 'live' })) },
});

const inWords = ({ created, updated, unchanged, retired }: ImportCounts) =>
  `${created} created, ${updated} updated, ${unchanged} unchanged, ${retired} retired`;
