import { type Clock, SystemClock } from '@server/platform/clock';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { isolateCallers } from './isolation/isolate-callers';
import { SnakeNamingStrategy } from './naming-strategy';
import { PostgresClient } from './postgres-client';

/** Short, since who waits has a connection: `Database.transaction` gives that back and tries again. */
const POSTGRES_LOCK_TIMEOUT_MS = 150;
/** A PostgreSQL that takes longer is stuck, and callers need an answer. */
const QUERY_TIMEOUT_MS = 8_000;

export interface DataSourceSettings {
  /** `postgres://user:password@host:port/name`; absent: SQLite. */
  databaseUrl?: string | undefined;
  /** The SQLite file; its folder is made when missing. Ignored with a `databaseUrl`. */
  sqlitePath?: string | undefined;
  entities: NonNullable<DataSourceOptions['entities']>;
  migrations?: NonNullable<DataSourceOptions['migrations']>;
  clock?: Clock;
  /** How long a caller waits for SQLite's writer before a LockTimeoutError, in milliseconds (10000). */
  lockLimitMs?: number;
  /** Connections to PostgreSQL for this process (20). */
  poolSize?: number;
  /** How long PostgreSQL may take for one query, in milliseconds (8000). */
  queryTimeoutMs?: number;
}

/**
 * A data source that is not connected yet: `await (await createDataSource(…).initialize())`, then `migrate`.
 * Throws one line that names DATABASE_URL when that cannot be one.
 */
export function createDataSource(settings: DataSourceSettings): DataSource {
  const lockLimitMs = settings.lockLimitMs ?? 10_000;
  const dataSource = new DataSource({
    ...(settings.databaseUrl ? postgres(settings.databaseUrl, settings) : sqlite(settings)),
    entities: settings.entities,
    migrations: settings.migrations ?? [],
    migrationsTableName: 'migrations',
    namingStrategy: new SnakeNamingStrategy(),
    logging: false,
  });
  isolateCallers(dataSource, settings.clock ?? new SystemClock(), lockLimitMs);
  return dataSource;
}

function sqlite({ sqlitePath }: DataSourceSettings): DataSourceOptions {
  if (!sqlitePath) throw new Error('Neither DATABASE_URL nor a path for the SQLite file was given.');
  return {
    type: 'better-sqlite3',
    database: sqlitePath,
    enableWAL: true,
    timeout: 5000, // while it opens: another process may be doing so as well
    // FULL: with WAL the commit is on the disk before it is answered, so a power cut loses nothing acknowledged.
    prepareDatabase: (connection: { pragma(source: string): unknown }) => {
      connection.pragma('synchronous = FULL');
    },
  };
}

function postgres(databaseUrl: string, { poolSize, queryTimeoutMs }: DataSourceSettings): DataSourceOptions {
  checkUrl(databaseUrl);
  return {
    type: 'postgres',
    url: databaseUrl,
    poolSize: poolSize ?? 20,
    parseInt8: true,
    installExtensions: false,
    connectTimeoutMS: 5000,
    applicationName: 'emberforge',
    extra: {
      options: `-c lock_timeout=${POSTGRES_LOCK_TIMEOUT_MS} -c idle_in_transaction_session_timeout=60000`,
      query_timeout: queryTimeoutMs ?? QUERY_TIMEOUT_MS,
      keepAlive: true,
      Client: PostgresClient,
    },
  };
}

/** Says nothing of what was given: it holds a password. */
function checkUrl(databaseUrl: string): void {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  const isPostgres = url?.protocol === 'postgres:' || url?.protocol === 'postgresql:';
  if (isPostgres && url.hostname && url.pathname.length > 1) return;
  throw new Error('DATABASE_URL must look like postgres://user:password@host:5432/name (absent: SQLite).');
}
