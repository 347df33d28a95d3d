import { DataSource } from 'typeorm';
import { migrate } from './migrate';

/** Connects and migrates. A database that cannot be reached gives one line without the password. */
export async function connect(dataSource: DataSource): Promise<DataSource> {
  try {
    await dataSource.initialize();
  } catch (error) {
    throw new Error(`${whichDatabase(dataSource)} cannot be opened: ${reasonOf(error)}`, { cause: error });
  }
  try {
    await migrateWithoutTimeout(dataSource);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

/** Rebuilding a large table may take longer than any query of a request. */
async function migrateWithoutTimeout(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type !== 'postgres') return void (await migrate(dataSource));
  const { query_timeout, ...extra } = dataSource.options.extra;
  const migrator = new DataSource({ ...dataSource.options, extra, poolSize: 1 });
  await migrator.initialize();
  try {
    await migrate(migrator);
  } finally {
    await migrator.destroy();
  }
}

function whichDatabase({ options }: DataSource): string {
  if (options.type !== 'postgres' || !options.url)
    return `The SQLite file ${String(options.database)} (DATA_DIR)`;
  const { hostname, port, pathname } = new URL(options.url);
  return `The PostgreSQL database ${hostname}:${port || 5432}${pathname} (DATABASE_URL)`;
}

/** A refused connection over IPv4 and IPv6 is an AggregateError without a message of its own. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? (first.message.split('\n')[0] ?? '') : String(first);
}
