import { TestClock } from '@server/platform/clock';
import { connect, createDataSource, Database, type DataSourceSettings } from '@server/platform/database';
import type { DataSource } from 'typeorm';
import { migrations } from '../../src/migrations';
import { emptyTables } from './empty-tables';
import { createStorage, type DatabaseKind, type TestStorage } from './test-storage';

export interface TestDatabaseOptions {
  /** The entities of the tests; every migration runs whatever is given. */
  entities?: DataSourceSettings['entities'];
  /** Makes tables for entities that have no migration yet, or are the test's own. */
  synchronize?: boolean;
  /** Default: all of the product's. */
  migrations?: DataSourceSettings['migrations'];
}

/** A database of one test file on one engine; its tables are emptied before each test. */
export class TestDatabase {
  readonly clock = new TestClock();
  private storage: TestStorage | undefined;
  private readonly opened: DataSource[] = [];

  constructor(
    readonly kind: DatabaseKind,
    private readonly options: TestDatabaseOptions = {},
  ) {}

  get dataSource(): DataSource {
    const [first] = this.opened;
    if (!first) throw new Error('The test database is open inside of tests and hooks only.');
    return first;
  }

  get database(): Database {
    return new Database(this.dataSource);
  }

  async open(): Promise<void> {
    this.storage = await createStorage(this.kind);
    const dataSource = await this.openAnother();
    if (this.options.synchronize) await dataSource.synchronize();
  }

  /** A second set of connections to the same database, as another process would have; closed by itself. */
  async openAnother(extra: Partial<DataSourceSettings> = {}): Promise<DataSource> {
    if (!this.storage) throw new Error('The test database is not open.');
    const dataSource = createDataSource({
      ...this.storage.location,
      entities: this.options.entities ?? [],
      migrations: this.options.migrations ?? migrations,
      clock: this.clock,
      ...extra,
    });
    this.opened.push(await connect(dataSource));
    return dataSource;
  }

  async empty(): Promise<void> {
    await emptyTables(this.dataSource);
  }

  async close(): Promise<void> {
    for (const dataSource of this.opened.splice(0)) if (dataSource.isInitialized) await dataSource.destroy();
    await this.storage?.remove();
    this.storage = undefined;
  }
}
