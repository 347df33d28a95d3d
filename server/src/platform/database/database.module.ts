import { join } from 'node:path';
import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock, SystemClock } from '@server/platform/clock';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { connect } from './connect';
import { createDataSource } from './data-source';
import { Database } from './database';
import { EventSink } from './transaction';

export interface DatabaseModuleSettings {
  databaseUrl?: string | undefined;
  /** Holds `emberforge.sqlite` when there is no `databaseUrl`. */
  dataDir: string;
  migrations: NonNullable<DataSourceOptions['migrations']>;
  /** Entities beside those of `TypeOrmModule.forFeature` (features list theirs there). */
  entities?: Parameters<typeof TypeOrmModule.forFeature>[0];
  clock?: Clock;
}

/**
 * Global: Clock, DataSource and Database (events need `EventsModule` beside it). Connects and migrates before
 * the application listens; fails with one line that names the setting.
 */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: the shape of Nest's dynamic modules
export class DatabaseModule {
  static forRoot(settings: DatabaseModuleSettings): DynamicModule {
    const clock = settings.clock ?? new SystemClock();
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ type: 'better-sqlite3', autoLoadEntities: true, toRetry: () => false }),
          dataSourceFactory: (options) => connect(dataSourceFor(settings, clock, options)),
        }),
      ],
      providers: [
        { provide: Clock, useValue: clock },
        {
          provide: Database,
          useFactory: (dataSource: DataSource, events?: EventSink) => new Database(dataSource, events),
          inject: [DataSource, { token: EventSink, optional: true }],
        },
      ],
      exports: [Clock, Database, TypeOrmModule],
    };
  }
}

function dataSourceFor(
  settings: DatabaseModuleSettings,
  clock: Clock,
  options?: DataSourceOptions,
): DataSource {
  const loaded = Object.values(options?.entities ?? []);
  return createDataSource({
    databaseUrl: settings.databaseUrl,
    sqlitePath: join(settings.dataDir, 'emberforge.sqlite'),
    entities: [...new Set([...loaded, ...(settings.entities ?? [])])] as NonNullable<
      DataSourceOptions['entities']
    >,
    migrations: settings.migrations,
    clock,
  });
}
