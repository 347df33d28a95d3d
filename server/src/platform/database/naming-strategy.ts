import { DefaultNamingStrategy, type Table } from 'typeorm';

const LONGEST_NAME = 60; // PostgreSQL cuts names at 63 bytes without a word

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** `createdAt` is the column `created_at`; keys are called after their table and columns, not by a hash. */
export class SnakeNamingStrategy extends DefaultNamingStrategy {
  override tableName(className: string, given: string | undefined): string {
    return given ?? snake(className);
  }

  override columnName(property: string, given: string, embeddedPrefixes: string[]): string {
    return [...embeddedPrefixes.map(snake), given || snake(property)].filter(Boolean).join('_');
  }

  override joinColumnName(relation: string, referencedColumn: string): string {
    return `${snake(relation)}_${snake(referencedColumn)}`;
  }

  override primaryKeyName(table: Table | string, columns: string[]): string {
    return this.named('pk', table, []) ?? super.primaryKeyName(table, columns);
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return this.named('fk', table, columns) ?? super.foreignKeyName(table, columns);
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return this.named('uq', table, columns) ?? super.uniqueConstraintName(table, columns);
  }

  override relationConstraintName(table: Table | string, columns: string[], where?: string): string {
    return this.named('rel', table, columns) ?? super.relationConstraintName(table, columns, where);
  }

  override indexName(table: Table | string, columns: string[], where?: string): string {
    return this.named('ix', table, columns) ?? super.indexName(table, columns, where);
  }

  private named(kind: string, table: Table | string, columns: string[]): string | undefined {
    const tableName = this.getTableName(table).replace(/^.*\./, '');
    const name = [kind, tableName, ...columns].join('_');
    return name.length <= LONGEST_NAME ? name : undefined;
  }
}
