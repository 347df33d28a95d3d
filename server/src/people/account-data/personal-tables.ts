import { type PersonalDataRule, personalDataOf } from '@server/platform/database';
import {
  Brackets,
  type DataSource,
  type EntityManager,
  type EntityMetadata,
  In,
  type SelectQueryBuilder,
} from 'typeorm';

/** Properties that name users, in any table. */
const NAMES_USERS = /^(user|recruit|recruiter|reporter|admin|author|learner|owner)Id$/;

/** A table with rows about users. */
export interface PersonalTable {
  metadata: EntityMetadata;
  rule: PersonalDataRule;
}

type Rows = SelectQueryBuilder<Record<string, unknown>>;

/** All tables with rows about users, by what their entities declare (`@PersonalData`). Rows of rows come first. */
export function personalTables({ entityMetadatas }: Pick<DataSource, 'entityMetadatas'>): PersonalTable[] {
  const tables = entityMetadatas.flatMap((metadata) => {
    const rule = personalDataOf(metadata.target as object);
    return rule ? [{ metadata, rule }] : [];
  });
  return tables.sort((a, b) => Number(b.rule.through !== undefined) - Number(a.rule.through !== undefined));
}

/** Tables that name users, but don't say what becomes of it. */
export const undeclaredTables = ({ entityMetadatas }: Pick<DataSource, 'entityMetadatas'>): string[] =>
  entityMetadatas
    .filter(({ target }) => personalDataOf(target as object) === undefined)
    .filter(({ columns }) => columns.some(({ propertyName }) => NAMES_USERS.test(propertyName)))
    .map(({ tableName }) => tableName);

/** The rows of a table that are about a user. */
export function rowsAbout(manager: EntityManager, { metadata, rule }: PersonalTable, userId: string): Rows {
  const query = manager.createQueryBuilder(metadata.target, 'row') as Rows;
  if (!rule.through) return query.where(namesUser('row', rule, userId));
  const [property, entity] = rule.through;
  const parent = manager.dataSource.getMetadata(entity() as never);
  const [parentRule, [key]] = [personalDataOf(entity()) ?? {}, parent.primaryColumns];
  const owned = query
    .subQuery()
    .select(`parent.${key!.propertyName}`)
    .from(parent.target, 'parent')
    .where(namesUser('parent', parentRule, userId));
  return query.where(`row.${property} IN ${owned.getQuery()}`).setParameters(owned.getParameters());
}

/** Ids in one statement, well below what either database takes as parameters. */
const MAX_IDS = 500;

/** Deletes the rows of a table that are about a user. */
export async function deleteAbout(
  manager: EntityManager,
  { metadata, rule }: PersonalTable,
  userId: string,
): Promise<void> {
  if (!rule.through) {
    for (const property of propertiesOf(rule)) await manager.delete(metadata.target, { [property]: userId });
    return;
  }
  const [property, entity] = rule.through;
  const parent = manager.dataSource.getMetadata(entity() as never);
  const key = parent.primaryColumns[0]!.propertyName;
  const parentTable = { metadata: parent, rule: personalDataOf(entity()) ?? {} };
  const ids = (await rowsAbout(manager, parentTable, userId).getMany()).map((row) => row[key]);
  for (let from = 0; from < ids.length; from += MAX_IDS)
    await manager.delete(metadata.target, { [property]: In(ids.slice(from, from + MAX_IDS)) });
}

const propertiesOf = ({ of = 'userId' }: PersonalDataRule): readonly string[] =>
  typeof of === 'string' ? [of] : of;

function namesUser(alias: string, rule: PersonalDataRule, userId: string): Brackets {
  return new Brackets((where) => {
    for (const property of propertiesOf(rule)) where.orWhere(`${alias}.${property} = :userId`, { userId });
  });
}
