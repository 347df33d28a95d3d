import { CourseEntity } from '@server/catalog';
import type { Cancel, Clock } from '@server/platform/clock';
import type { DataSource } from 'typeorm';
import { IsNull } from 'typeorm';
import { type ContentWatcher, watchContent } from './content-watcher';
import { ContentRefused, type ImportContent } from './import-content';
import type { ImportCounts } from './sync-rows';

export interface ContentImportSettings {
  contentDir: string;
  /** Imports again whenever a file changes, for authors. */
  watch: boolean;
}

/** What the importer reports to operators. */
export interface ImportLog {
  log(message: string): void;
  error(message: string, stack?: string): void;
}

/** Long enough for an editor to finish writing or git to finish switching, short enough to feel immediate. */
const QUIET_MS = 150;

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

  constructor(
    private readonly importContent: ImportContent,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: ImportLog,
    private readonly settings: ContentImportSettings,
    private readonly startWatching: typeof watchContent = watchContent,
  ) {}

  /** Whether there is content to learn from, for /readyz. */
  get isReady(): boolean {
    return this.loaded;
  }

  /** `listener` is called after every import that changed anything, for caches of content. */
  onChanged(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Called by Nest after all modules are up and before the server listens. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.watch) this.watcher = await this.watch();
    await this.importAgain();
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
    const onChange = () => {
      this.cancelImport?.();
      this.cancelImport = this.clock.after(QUIET_MS, () => void this.importAgain());
    };
    return this.startWatching(this.settings.contentDir, onChange, (error) =>
      this.log.error(`Watching ${this.settings.contentDir} failed: ${String(error)}`),
    );
  }

  private async importOnce(): Promise<void> {
    try {
      const counts = await this.importContent.execute(this.settings.contentDir);
      this.loaded = true;
      this.log.log(`Content: ${inWords(counts)}`);
      if (counts.created + counts.updated + counts.retired > 0)
        for (const listener of this.listeners) listener();
    } catch (error) {
      this.report(error);
      this.loaded ||= await this.hasCourses();
    }
  }

  private report(error: unknown): void {
    if (!(error instanceof ContentRefused)) {
      this.log.error('Content could not be imported', error instanceof Error ? error.stack : String(error));
      return;
    }
    const count = error.problems.length;
    const problems = count === 1 ? '1 problem' : `${count} problems`;
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

const inWords = ({ created, updated, unchanged, retired }: ImportCounts) =>
  `${created} created, ${updated} updated, ${unchanged} unchanged, ${retired} retired`;
