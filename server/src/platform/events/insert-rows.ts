import type { EntityManager } from 'typeorm';

const ROWS_PER_INSERT = 500;

/**
 * Inserts in as few statements as the databases' parameter limits allow. A function in a row gives SQL instead of
 * a value, and may place values in it; `returning` is SQL, and its rows come back.
 */
export async function insertRows<Returned = never>(
  manager: EntityManager,
  table: string,
  columns: readonly string[],
  rows: ReadonlyArray<ReadonlyArray<unknown>>,
  returning?: string,
): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    const parameters: unknown[] = [];
    const place = (value: unknown): string => {
      if (typeof value === 'function') return value(place);
      return manager.dataSource.driver.createParameter('', parameters.push(value) - 1);
    };
    const tuples = rows.slice(from, from + ROWS_PER_INSERT).map((row) => `(${row.map(place).join(', ')})`);
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${tuples.join(', ')}`;
    if (returning) returned.push(...(await manager.query(`${sql} RETURNING ${returning}`, parameters)));
    else await manager.query(sql, parameters);
  }
  return returned;
}
