export { describeOnBothDatabases } from './describe-on-both-databases';
export { TestDatabase, type TestDatabaseOptions } from './test-database';
export type { DatabaseKind, DatabaseLocation } from './test-storage';
