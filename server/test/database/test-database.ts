import { join } from 'node:path';
import { TestClock } from '@server/platform/clock';
import { connect, createDataSource, Database, type DataSourceSettings } from '@server/platform/database';
import {
  createEventBus,
  type DomainEvent,
  type EventBus,
  EventDeliveryEntity,
  EventEntity,
  type EventSettings,
  KnownSubscriberEntity,
  PrunedEventsEntity,
  SubscriberRegistry,
} from '@server/platform/events';
import type { DataSource } from 'typeorm';
import { migrations } from '../../src/migrations';
import { emptyTables } from './empty-tables';
import { EventRecorder } from './event-recorder';
import { createStorage, type DatabaseKind, type DatabaseLocation, type TestStorage } from './test-storage';

export interface TestDatabaseOptions {
  /** The entities that the tests use. All migrations run regardless. */
  entities?: DataSourceSettings['entities'];
  /** Creates tables for entities without a migration, such as test entities. */
  synchronize?: boolean;
  /** Default: all. */
  migrations?: DataSourceSettings['migrations'];
}

/** The database of one test file. Its tables are emptied before each test. */
export class TestDatabase {
  readonly clock = new TestClock();
  /** Event subscribers; cleared before each test. */
  registry = new SubscriberRegistry();
  /** Logged failures of event deliveries. */
  readonly eventLog: string[] = [];
  private bus: EventBus | undefined;
  private readonly recorder = new EventRecorder();
  private storage: TestStorage | undefined;
  private readonly opened: DataSource[] = [];

  constructor(
    readonly kind: DatabaseKind,
    private readonly options: TestDatabaseOptions = {},
  ) {}

  get dataSource(): DataSource {
    const [first] = this.opened;
    if (!first) throw new Error('The test database is only open inside tests and hooks.');
    return first;
  }

  /** To start an application on this database: `DatabaseModule.forRoot({ ...db.location, migrations })`. */
  get location(): DatabaseLocation {
    if (!this.storage) throw new Error('The test database is only open inside tests and hooks.');
    return this.storage.location;
  }

  get database(): Database {
    return new Database(this.dataSource, this.recorder.around(this.events.sink));
  }

  /** Not started: `await db.events.dispatcher.drain()` delivers pending events to `registry`. */
  get events(): EventBus {
    this.bus ??= this.createEvents(this.dataSource);
    return this.bus;
  }

  /** Payloads of `event` from this test's committed transactions, in order. */
  emitted<Payload>(event: DomainEvent<Payload>): Payload[] {
    return this.recorder.of(event);
  }

  /** An events instance on `dataSource`, like in another process. */
  createEvents(dataSource: DataSource, settings: Partial<EventSettings> = {}): EventBus {
    const note = (line: string) => this.eventLog.push(line);
    return createEventBus(dataSource, this.registry, this.clock, { warn: note, error: note }, settings);
  }

  async open(): Promise<void> {
    const { migrations, synchronize } = this.options;
    this.storage = await createStorage(this.kind, !migrations && !synchronize);
    const dataSource = await this.openAnother();
    if (synchronize) await dataSource.synchronize();
    await emptyTables(dataSource);
  }

  /** A second connection pool to the same database, like another process has. Closed automatically. */
  async openAnother(extra: Partial<DataSourceSettings> = {}): Promise<DataSource> {
    const { dataDir, databaseUrl } = this.location;
    const dataSource = createDataSource({
      databaseUrl,
      sqlitePath: join(dataDir, 'emberforge.sqlite'),
      entities: [
        EventEntity,
        EventDeliveryEntity,
        KnownSubscriberEntity,
        PrunedEventsEntity,
        ...((this.options.entities ?? []) as unknown[]),
      ] as DataSourceSettings['entities'],
      migrations: this.options.migrations ?? migrations,
      clock: this.clock,
      ...extra,
    });
    this.opened.push(await connect(dataSource));
    // Test data doesn't have to survive a power failure, and waiting for the disk takes most of a commit's time.
    if (this.kind === 'sqlite') await dataSource.query('PRAGMA synchronous = OFF');
    return dataSource;
  }

  /** Resets rows, subscribers and recorded events before each test. */
  async reset(): Promise<void> {
    await this.bus?.dispatcher.stop();
    this.bus = undefined;
    this.registry = new SubscriberRegistry();
    this.recorder.forget();
    this.eventLog.length = 0;
    await emptyTables(this.dataSource);
  }

  async close(): Promise<void> {
    await this.bus?.dispatcher.stop();
    for (const dataSource of this.opened.splice(0)) if (dataSource.isInitialized) await dataSource.destroy();
    await this.storage?.remove();
    this.storage = undefined;
  }
}
