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
  SubscriberRegistry,
} from '@server/platform/events';
import type { DataSource } from 'typeorm';
import { migrations } from '../../src/migrations';
import { emptyTables } from './empty-tables';
import { EventRecorder } from './event-recorder';
import { createStorage, type DatabaseKind, type DatabaseLocation, type TestStorage } from './test-storage';

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
  /** Subscribers of the test's events; emptied with the tables. */
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
    if (!first) throw new Error('The test database is open inside of tests and hooks only.');
    return first;
  }

  /** To start an application on this database: `DatabaseModule.forRoot({ ...db.location, migrations })`. */
  get location(): DatabaseLocation {
    if (!this.storage) throw new Error('The test database is open inside of tests and hooks only.');
    return this.storage.location;
  }

  get database(): Database {
    return new Database(this.dataSource, this.recorder.around(this.events.sink));
  }

  /** Not started: `await db.events.dispatcher.drain()` runs what `registry` holds. */
  get events(): EventBus {
    this.bus ??= this.createEvents(this.dataSource);
    return this.bus;
  }

  /** The payloads of `event` that transactions of this test have emitted and committed, in order. */
  emitted<Payload>(event: DomainEvent<Payload>): Payload[] {
    return this.recorder.of(event);
  }

  /** Another process's events on `dataSource`. */
  createEvents(dataSource: DataSource, settings: Partial<EventSettings> = {}): EventBus {
    const note = (line: string) => this.eventLog.push(line);
    return createEventBus(dataSource, this.registry, this.clock, { warn: note, error: note }, settings);
  }

  async open(): Promise<void> {
    this.storage = await createStorage(this.kind);
    const dataSource = await this.openAnother();
    if (this.options.synchronize) await dataSource.synchronize();
  }

  /** A second set of connections to the same database, as another process would have; closed by itself. */
  async openAnother(extra: Partial<DataSourceSettings> = {}): Promise<DataSource> {
    const { dataDir, databaseUrl } = this.location;
    const dataSource = createDataSource({
      databaseUrl,
      sqlitePath: join(dataDir, 'emberforge.sqlite'),
      entities: [
        EventEntity,
        EventDeliveryEntity,
        ...((this.options.entities ?? []) as unknown[]),
      ] as DataSourceSettings['entities'],
      migrations: this.options.migrations ?? migrations,
      clock: this.clock,
      ...extra,
    });
    this.opened.push(await connect(dataSource));
    return dataSource;
  }

  /** Before each test: no rows, no subscribers, nothing emitted. */
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
