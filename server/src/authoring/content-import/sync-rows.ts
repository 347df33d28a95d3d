import type { ImportedRow } from '@server/learning/catalog';
import type { Transaction } from '@server/platform/database';
import type { EntityTarget, QueryDeepPartialEntity } from 'typeorm';
import type { WantedRow } from './content-rows';

/** How many rows an import added, changed (content or position, or brought back), left alone and retired. */
export interface ImportCounts {
  created: number;
  updated: number;
  unchanged: number;
  retired: number;
}

const ROWS_PER_INSERT = 100;

/** A row of the database, as far as an import compares it. */
export type KnownRow = Pick<ImportedRow, 'id' | 'slug' | 'hash' | 'retiredAt'>;

/**
 * Makes a table contain exactly the wanted rows, writing only what differs. Rows that are no longer wanted are retired,
 * unless `isKept`. `places` are the columns with a row's position: a row that is only moved keeps its `lastMod`.
 */
export async function syncRows<Row extends ImportedRow>(
  tx: Transaction,
  entity: EntityTarget<Row>,
  places: readonly (keyof WantedRow<Row> & string)[],
  wanted: readonly WantedRow<Row>[],
  now: Date,
  isKept: (row: KnownRow) => boolean = () => false,
): Promise<ImportCounts> {
  const counts: ImportCounts = { created: 0, updated: 0, unchanged: 0, retired: 0 };
  const known = await loadKnown(tx, entity, places);
  const fresh: WantedRow<Row>[] = [];
  for (const row of wanted) {
    const old = known.get(row.id);
    known.delete(row.id);
    if (!old) {
      fresh.push(row);
      continue;
    }
    const isChanged = old.hash !== row.hash;
    const stands = places.every((place) => Reflect.get(old, place) === row[place]);
    if (!isChanged && stands && old.retiredAt === null) {
      counts.unchanged++;
      continue;
    }
    await update(tx, entity, row.id, { ...row, ...(isChanged ? { lastMod: now } : {}), retiredAt: null });
    counts.updated++;
  }
  for (const old of known.values()) {
    if (old.retiredAt !== null || isKept(old)) continue;
    await update(tx, entity, old.id, { retiredAt: now });
    counts.retired++;
  }
  await insert(tx, entity, fresh, now);
  counts.created = fresh.length;
  return counts;
}

/** The existing rows by id, without the long texts. */
async function loadKnown<Row extends ImportedRow>(
  tx: Transaction,
  entity: EntityTarget<Row>,
  places: readonly string[],
): Promise<Map<string, ImportedRow>> {
  const columns = ['id', 'slug', 'hash', 'retiredAt', ...places].map((column) => `row.${column}`);
  const rows = await tx.manager.createQueryBuilder(entity, 'row').select(columns).getMany();
  return new Map(rows.map((row) => [row.id, row]));
}

async function update<Row extends ImportedRow>(
  tx: Transaction,
  entity: EntityTarget<Row>,
  id: string,
  changes: object,
): Promise<void> {
  const values = changes as QueryDeepPartialEntity<Row>;
  await tx.manager.createQueryBuilder().update(entity).set(values).where('id = :id', { id }).execute();
}

async function insert<Row extends ImportedRow>(
  tx: Transaction,
  entity: EntityTarget<Row>,
  rows: readonly object[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_INSERT) {
    const values = rows
      .slice(start, start + ROWS_PER_INSERT)
      .map((row) => ({ ...row, lastMod: now, retiredAt: null })) as unknown as QueryDeepPartialEntity<Row>[];
    await tx.manager.createQueryBuilder().insert().into(entity).values(values).updateEntity(false).execute();
  }
}
