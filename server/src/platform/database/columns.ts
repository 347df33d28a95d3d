import type { ColumnOptions, ValueTransformer } from 'typeorm';

/**
 * Column types that mean the same on SQLite and PostgreSQL, for `@Column(timestampColumn())`. Text is
 * `{ type: 'varchar' }` or `{ type: 'text' }`, a whole number `{ type: 'integer' }`, a fraction
 * `{ type: 'double precision' }`. Each has its counterpart for migrations in `server/src/migrations/columns`.
 */
export interface ColumnExtras {
  name?: string;
  nullable?: boolean;
  primary?: boolean;
  unique?: never; // make it a named @Index(…, { unique: true })
  default?: string | number | boolean | null;
}

type NotNull = { nullable?: false };

/** Not null unless asked for, so that the result is good for @PrimaryColumn as well. */
interface ColumnHelper {
  (extras?: ColumnExtras & NotNull): ColumnOptions & NotNull;
  (extras: ColumnExtras): ColumnOptions;
}

function helper(type: ColumnOptions): ColumnHelper {
  return ((extras: ColumnExtras = {}) => ({ ...extras, ...type })) as ColumnHelper;
}

const timestamps: ValueTransformer = {
  to: (value: unknown) => (value instanceof Date ? value.getTime() : value),
  from: (value: number | string | null) => (value === null ? null : new Date(Number(value))),
};

const json: ValueTransformer = {
  to: (value: unknown) => (value === undefined || value === null ? value : JSON.stringify(value)),
  from: (value: string | null) => (value === null ? null : JSON.parse(value)),
};

const bigints: ValueTransformer = {
  // SQLite's driver and PostgreSQL's both take digits.
  to: (value: unknown) => (typeof value === 'bigint' ? value.toString() : value),
  from: (value: number | string | null) => (value === null ? null : BigInt(value)),
};

/**
 * A `Date`, stored as milliseconds since 1970 (SQLite's own type has a resolution of one second). In a query
 * builder compare with `date.getTime()`; `find({ where })` takes the Date.
 */
export function timestampColumn<Extras extends ColumnExtras = NotNull>(
  extras?: Extras,
): ColumnOptions & Extras {
  return { ...(extras as Extras), type: 'bigint', transformer: timestamps };
}

/**
 * A `bigint`. Exact up to 2^53 - 1 either way, because the drivers read whole numbers as JavaScript's; `SUM`s can be read
 * as text: `CAST(SUM(amount) AS TEXT)`.
 */
export const bigintColumn = helper({ type: 'bigint', transformer: bigints });

/** Any JSON value, stored as text. Type the property itself: `answers: Answers`. */
export const jsonColumn = helper({ type: 'text', transformer: json });

/** An id as 36 characters (`newId()`); `{ primary: true }` or `@PrimaryColumn(uuidColumn())`. */
export const uuidColumn = helper({ type: 'varchar', length: 36 });

/** One of a union of string literals; the database does not know the union, so widening it needs no migration. */
export const enumColumn = helper({ type: 'varchar', length: 64 });

export function booleanColumn<Extras extends ColumnExtras = NotNull>(
  extras?: Extras,
): ColumnOptions & Extras {
  return { ...(extras as Extras), type: 'boolean' };
}
