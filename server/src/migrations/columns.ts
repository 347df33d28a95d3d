import type { TableColumnOptions } from 'typeorm';

type Extras = Pick<TableColumnOptions, 'isNullable' | 'isPrimary' | 'default'>;

/**
 * Columns for `new Table({ columns })`, one for each helper of platform/database, the same on both databases.
 * Names are snake_case. A `default` is SQL: `"'draft'"`, `'0'`, `'false'`.
 */
export const column = {
  uuid: (name: string, extras: Extras = {}): TableColumnOptions => varchar(name, 36, extras),
  primaryUuid: (name = 'id'): TableColumnOptions => varchar(name, 36, { isPrimary: true }),
  enumeration: (name: string, extras: Extras = {}): TableColumnOptions => varchar(name, 64, extras),
  varchar: (name: string, extras: Extras = {}): TableColumnOptions => ({ name, type: 'varchar', ...extras }),
  text: (name: string, extras: Extras = {}): TableColumnOptions => ({ name, type: 'text', ...extras }),
  json: (name: string, extras: Extras = {}): TableColumnOptions => ({ name, type: 'text', ...extras }),
  timestamp: (name: string, extras: Extras = {}): TableColumnOptions => ({ name, type: 'bigint', ...extras }),
  integer: (name: string, extras: Extras = {}): TableColumnOptions => ({ name, type: 'integer', ...extras }),
  /** A whole number that may exceed 2^31. */
  bigint: (name: string, extras: Extras = {}): TableColumnOptions => ({ name, type: 'bigint', ...extras }),
  fraction: (name: string, extras: Extras = {}): TableColumnOptions => ({
    name,
    type: 'double precision',
    ...extras,
  }),
  boolean: (name: string, extras: Extras = {}): TableColumnOptions => ({ name, type: 'boolean', ...extras }),
};

function varchar(name: string, length: number, extras: Extras): TableColumnOptions {
  return { name, type: 'varchar', length: String(length), ...extras };
}
