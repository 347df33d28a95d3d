/**
 * The database: TypeORM on SQLite (better-sqlite3) or PostgreSQL, the same code for both.
 *
 *     await this.database.transaction(async (tx) => {
 *       const lesson = await lockRow(tx, LessonRow, { id });
 *       if (await insertOnce(tx, XpEntry, { sourceKey, amount })) tx.emit(LessonCompleted, { userId, lessonId });
 *     });
 *
 * - Inside a transaction only `tx.manager` may be used; anything else throws a `TransactionMisuseError`.
 * - Outside of one, inject repositories (`@InjectRepository`) or the `DataSource`.
 * - Raw SQL that runs on both: `` dataSource.sql`SELECT … WHERE id = ${id}` `` or `` tx.manager.sql`…` ``.
 *   Column and table names are snake_case; COUNT(*) and bigint come back as numbers on both.
 * - Hot paths: `repo.insert` and query builders with `.updateEntity(false)`, never `repo.save`.
 */
export { bigintColumn, booleanColumn, enumColumn, jsonColumn, timestampColumn, uuidColumn } from './columns';
export { connect } from './connect';
export { createDataSource, type DataSourceSettings } from './data-source';
export { Database } from './database';
export { DatabaseModule, type DatabaseModuleSettings } from './database.module';
export { isDatabaseUnavailable, isDiskFull, isUniqueViolation } from './database-errors';
export { diskReadiness } from './disk-check';
export { LockTimeoutError } from './isolation/fifo-lock';
export { outsideTransaction, TransactionMisuseError } from './isolation/transaction-context';
export { lockDataDir } from './lock-data-dir';
export { migrate } from './migrate';
export { newId } from './new-id';
export { type ErasedPerson, PersonalData, type PersonalDataRule, personalDataOf } from './personal-data';
export { insertOnce, lockRow } from './portable-writes';
export { expectNoDrift } from './schema-drift';
export { type EmittedEvent, type EventDefinition, EventSink, type Transaction } from './transaction';
