import pg from 'pg';

/** What pg rejects with when a query takes longer than `query_timeout`. */
const QUERY_TIMED_OUT = 'Query read timeout';

/**
 * Closes its connection when a query times out. PostgreSQL may be in the middle of that query and its transaction, and
 * pg would hand the connection to the next caller, whose writes would then end with that transaction: never committed.
 */
export class PostgresClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...args: unknown[]) => unknown;
    const watched = (...args: unknown[]) => {
      const result = query(...args);
      if (result instanceof Promise) result.catch((error) => this.onQueryError(error));
      return result;
    };
    this.query = watched as pg.Client['query'];
  }

  private onQueryError(error: unknown): void {
    if (error instanceof Error && error.message === QUERY_TIMED_OUT) this.connection.stream.destroy();
  }
}
