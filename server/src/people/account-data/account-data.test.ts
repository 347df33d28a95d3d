import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { bigintColumn, newId, personalDataOf } from '@server/platform/database';
import { strFromU8, unzipSync } from 'fflate';
import { type EntityMetadata, getMetadataArgsStorage } from 'typeorm';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { AccountEntity } from '../../commerce/accounts/account.entity';
import { LedgerEntryEntity } from '../../game/xp';
import { AuditEntryEntity } from '../../operations/audit/audit-entry.entity';
import { SiteInvitationEntity } from '../../operations/site-settings/site-invitation.entity';
import { accountsOn, ada, openAccount } from '../auth/testing/accounts';
import { PastHandleEntity, UserEntity } from '../users';
import { EraseAccount } from './erase-account';
import { ExportAccount } from './export-account';
import { personalTables, undeclaredTables } from './personal-tables';

type Entity = new () => object;

/** Every entity of the server, whichever feature it belongs to. */
async function allEntities(): Promise<Entity[]> {
  const declared = new Set(getMetadataArgsStorage().tables.map(({ target }) => target));
  const modules = globSync('server/src/**/*.entity.ts').map((path) => import(resolve(path)));
  const exported = (await Promise.all(modules)).flatMap((module: object) => Object.values(module));
  const now = new Set(getMetadataArgsStorage().tables.map(({ target }) => target));
  return exported.filter((each): each is Entity => now.has(each) || declared.has(each));
}

const entities = await allEntities();

type Column = Pick<EntityMetadata['columns'][number], 'propertyName' | 'type' | 'transformer'>;

let count = 0;

function anyValue({ type, transformer }: Column): unknown {
  count += 1;
  const hasTransformer = transformer !== undefined;
  if (transformer === bigintColumn().transformer) return BigInt(count);
  if (type === 'bigint') return hasTransformer ? new Date(1_700_000_000_000 + count) : count;
  if (type === 'integer' || type === 'double precision') return count;
  if (type === 'boolean') return false;
  return hasTransformer ? { value: `value-${count}` } : `value-${count}`;
}

/** A row of any table about a user, or about a row that is about them. */
function rowOf(
  metadata: EntityMetadata,
  userId: string,
  parentId: string | undefined,
): Record<string, unknown> {
  const { of = 'userId', through } = personalDataOf(metadata.target as object) ?? {};
  const names = new Set(typeof of === 'string' ? [of] : of);
  const sampleOf = (column: Column) => {
    const property = column.propertyName;
    if (property === through?.[0]) return parentId;
    // The second of two is somebody else.
    if (names.has(property)) return property === [...names][0] ? userId : `other-${++count}`;
    return anyValue(column);
  };
  return Object.fromEntries(metadata.columns.map((column) => [column.propertyName, sampleOf(column)]));
}

/** Gives a user one row in every table. */
async function fill(db: TestDatabase, userId: string): Promise<void> {
  const { dataSource } = db;
  const ids = new Map<unknown, string>();
  for (const { metadata, rule } of personalTables(dataSource).reverse()) {
    if (metadata.tableName === 'users') continue;
    const row = rowOf(metadata, userId, rule.through && ids.get(rule.through[1]()));
    await dataSource.getRepository(metadata.target).insert(row);
    ids.set(metadata.target, String(row[metadata.primaryColumns[0]!.propertyName]));
  }
}

async function tableSizes({ dataSource }: TestDatabase): Promise<Record<string, number>> {
  const sizes = personalTables(dataSource).map(async ({ metadata }) => [
    metadata.tableName,
    await dataSource.getRepository(metadata.target).count(),
  ]);
  return Object.fromEntries(await Promise.all(sizes)) as Record<string, number>;
}

describeOnBothDatabases('what the product holds about a learner', { entities }, (db) => {
  async function setUp() {
    const { users, sessions, liveSessions } = accountsOn(db);
    const unlinked: string[] = [];
    const github = { unlink: async (userId: string) => void unlinked.push(userId) };
    const [userId, otherId] = [
      await openAccount(db),
      await openAccount(db, { ...ada, email: 'bob@example.org' }),
    ];
    await fill(db, userId);
    await fill(db, otherId);
    const erase = new EraseAccount(db.database, users, sessions, liveSessions, github as never);
    const exportAccount = new ExportAccount(db.dataSource, users, db.clock);
    const download = async () => unzipSync(await buffer(await exportAccount.execute(userId)));
    return { users, userId, otherId, erase, download, unlinked };
  }

  test('every table that names users says what becomes of it', () => {
    expect(undeclaredTables(db.dataSource)).toEqual([]);
  });

  test('is in the download: one file per table, their own rows, and no secrets', async () => {
    const { userId, otherId, download } = await setUp();
    const files = await download();
    const names = personalTables(db.dataSource)
      .filter(({ rule }) => rule.secret !== 'all')
      .map(({ metadata }) => `${metadata.tableName}.json`);
    expect(Object.keys(files).sort()).toEqual(['README.txt', ...names].sort());
    for (const { metadata, rule } of personalTables(db.dataSource)) {
      if (rule.secret === 'all') continue;
      const rows = JSON.parse(strFromU8(files[`${metadata.tableName}.json`]!)) as object[];
      expect(rows, metadata.tableName).toHaveLength(1);
      for (const secret of rule.secret ?? []) expect(rows[0], metadata.tableName).not.toHaveProperty(secret);
    }
    const text = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('');
    expect(text).toContain(userId);
    expect(text).not.toContain(otherId);
  });

  test('is downloaded whole, however much it is', async () => {
    const { userId, download } = await setUp();
    const metadata = db.dataSource.getMetadata(LedgerEntryEntity);
    const rowsMore = Array.from({ length: 1_200 }, () => rowOf(metadata, userId, undefined));
    await db.dataSource.getRepository(LedgerEntryEntity).insert(rowsMore as never);
    const rows = JSON.parse(strFromU8((await download())['ledger_entries.json']!)) as { id: string }[];
    expect(new Set(rows.map(({ id }) => id)).size).toBe(1_201);
  });

  test('is deleted with the account, but for what sums depend on, and nobody else’s', async () => {
    const { users, userId, otherId, erase, unlinked } = await setUp();
    const before = await tableSizes(db);
    await erase.execute(userId);
    expect(unlinked).toEqual([userId]);
    expect(await users.find(userId)).toBeNull();
    expect(await users.find(otherId)).toMatchObject({ id: otherId });
    const after = await tableSizes(db);
    for (const { metadata, rule } of personalTables(db.dataSource)) {
      const { tableName: name } = metadata;
      expect(after[name], name).toBe(rule.onErasure === 'keep' ? before[name] : before[name]! - 1);
    }
    expect(await db.dataSource.getRepository(LedgerEntryEntity).countBy({ userId })).toBe(1);
    expect(await db.dataSource.getRepository(AccountEntity).countBy({ ownerId: userId })).toBe(0);
    await expect(erase.execute(userId)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  test('leaves no name of theirs in the log of what admins did, nor their invitation', async () => {
    const { userId, otherId, erase } = await setUp();
    const { handle, email } = (await db.dataSource
      .getRepository(UserEntity)
      .findOneByOrFail({ id: userId }))!;
    const past = { handle: 'countess', userId, changedAt: db.clock.now(), isBlocked: false };
    await db.dataSource.getRepository(PastHandleEntity).insert(past);
    const log = db.dataSource.getRepository(AuditEntryEntity);
    const about = async (subject: string, details: Record<string, string>) => {
      const entry = { createdAt: db.clock.now(), adminId: otherId, action: 'start-impersonation' as const };
      await log.insert({ id: newId(), ...entry, subject, details });
    };
    await about(userId, {
      handle: 'countess',
      reason: `Countess (${handle}, ${email}) asked; countesses don’t`,
    });
    await about(otherId, { handle: 'bob', reason: 'A bug.' });
    const invitation = { adminId: otherId, createdAt: db.clock.now() };
    const invitations = db.dataSource.getRepository(SiteInvitationEntity);
    await invitations.insert({ id: newId(), ...invitation, email });
    await invitations.insert({ id: newId(), ...invitation, email: 'somebody@example.org' });
    await erase.execute(userId);
    expect((await log.findOneByOrFail({ subject: userId })).details).toEqual({
      handle: 'a deleted account',
      reason: 'a deleted account (a deleted account, a deleted account) asked; countesses don’t',
    });
    expect((await log.findOneByOrFail({ subject: otherId })).details).toEqual({
      handle: 'bob',
      reason: 'A bug.',
    });
    expect(await invitations.countBy({ email })).toBe(0);
    expect(await invitations.countBy({ email: 'somebody@example.org' })).toBe(1);
  });
});
