import type { EntityTarget, FindOptionsWhere, ObjectLiteral, QueryDeepPartialEntity } from 'typeorm';
import type { Transaction } from './transaction';

/**
 * Inserts `row` unless a unique key of it is taken (INSERT … ON CONFLICT DO NOTHING); true when it was
 * inserted. The way to do a thing once: false means that it was done before. Other constraints still throw.
 */
export async function insertOnce<Row extends ObjectLiteral>(
  tx: Transaction,
  entity: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<boolean> {
  const [sql, parameters] = tx.manager
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row)
    .updateEntity(false)
    .getQueryAndParameters();
  // TypeORM's orIgnore() is INSERT OR IGNORE on SQLite, which also swallows a missing NOT NULL value.
  const result = await runnerOf(tx).query(`${sql} ON CONFLICT DO NOTHING`, parameters, true);
  return result.affected === 1;
}

/**
 * The row, locked until the transaction ends (SELECT … FOR UPDATE), or null. On SQLite there is nothing to
 * lock: transactions run one after the other from their BEGIN.
 */
export async function lockRow<Row extends ObjectLiteral>(
  tx: Transaction,
  entity: EntityTarget<Row>,
  where: FindOptionsWhere<Row>,
): Promise<Row | null> {
  const query = tx.manager
    .createQueryBuilder(entity, 'locked')
    .setFindOptions({ where, loadEagerRelations: false });
  if (tx.manager.dataSource.options.type === 'postgres') query.setLock('pessimistic_write');
  return query.getOne();
}

function runnerOf(tx: Transaction) {
  const runner = tx.manager.queryRunner;
  if (!runner) throw new Error('A transaction without a connection: was it made by database.transaction()?');
  return runner;
}
