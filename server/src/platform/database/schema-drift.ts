import type { DataSource } from 'typeorm';

/**
 * Throws, naming each statement, when the migrated tables differ from the entities of `dataSource`: when
 * TypeORM's schema builder would have something to add, change or drop.
 */
export async function expectNoDrift(dataSource: DataSource): Promise<void> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  if (upQueries.length === 0) return;
  const statements = upQueries.map(({ query }) => `  ${query}`).join('\n');
  throw new Error(`The migrations and the entities disagree (${dataSource.options.type}):\n${statements}`);
}
