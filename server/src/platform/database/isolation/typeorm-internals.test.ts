import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OpenSqliteQueryRunner, replaceQueryRunners, type SqliteDriver, writerOf } from './typeorm-internals';

@Entity('rows')
class Row {
  @PrimaryColumn({ type: 'integer' }) id!: number;
  @Column({ type: 'varchar' }) text!: string;
}

class WatchedQueryRunner extends OpenSqliteQueryRunner {
  static prepared: string[] = [];

  protected override prepare(sql: string) {
    WatchedQueryRunner.prepared.push(sql);
    return writerOf(this.driver)!.prepare(sql);
  }

  get state() {
    return {
      active: this.isTransactionActive,
      outermost: this.isOutermost,
      inTransaction: this.isInTransaction,
    };
  }

  begin() {
    writerOf(this.driver)!.exec('BEGIN IMMEDIATE');
    this.noteBegun();
  }
}

/* What an update of TypeORM must not change without somebody looking: see typeorm-internals.ts. */
describe('what we rely on of TypeORM', () => {
  let dataSource: DataSource;
  const driver = () => dataSource.driver as SqliteDriver;

  beforeEach(async () => {
    dataSource = new DataSource({
      type: 'better-sqlite3',
      database: ':memory:',
      entities: [Row],
      synchronize: true,
    });
    await dataSource.initialize();
    WatchedQueryRunner.prepared = [];
  });
  afterEach(() => dataSource.destroy());

  test('the driver shares one query runner and one connection: why callers are isolated at all', () => {
    expect(dataSource.createQueryRunner()).toBe(dataSource.createQueryRunner());
    expect(writerOf(driver())?.open).toBe(true);
  });

  test('repositories, managers and raw queries all get their runner from the driver', async () => {
    let made = 0;
    replaceQueryRunners(
      dataSource,
      () => new WatchedQueryRunner(driver()),
      () => {
        made += 1;
      },
    );
    await dataSource.getRepository(Row).insert({ id: 1, text: 'a' });
    await dataSource.manager.find(Row);
    await dataSource.query('SELECT 1');
    await dataSource.createQueryBuilder(Row, 'row').getMany();
    await dataSource.transaction((manager) => manager.find(Row));
    expect(made).toBe(5);
  });

  test('a runner asks for each statement before it runs it', async () => {
    const runner = new WatchedQueryRunner(driver());
    await runner.query('INSERT INTO rows (id, text) VALUES (?, ?)', [1, 'a']);
    expect(await runner.query('SELECT text FROM rows')).toEqual([{ text: 'a' }]);
    expect(WatchedQueryRunner.prepared).toEqual([
      'INSERT INTO rows (id, text) VALUES (?, ?)',
      'SELECT text FROM rows',
    ]);
  });

  test('a BEGIN of our own is one that TypeORM commits, and nests in', async () => {
    const runner = new WatchedQueryRunner(driver());
    runner.begin();
    expect(runner.state).toEqual({ active: true, outermost: true, inTransaction: true });
    await runner.startTransaction();
    expect(runner.state.outermost).toBe(false);
    await runner.rollbackTransaction();
    expect(runner.state).toEqual({ active: true, outermost: true, inTransaction: true });
    await runner.commitTransaction();
    expect(runner.state).toMatchObject({ active: false, inTransaction: false });
    expect(WatchedQueryRunner.prepared).toEqual([
      'SAVEPOINT typeorm_1',
      'ROLLBACK TO SAVEPOINT typeorm_1',
      'COMMIT',
    ]);
  });
});
