import { Injectable } from '@nestjs/common';
import { normalizeHandle } from '@shared/rules/handles';
import { DataSource, type EntityManager } from 'typeorm';
import { UserEntity } from './user.entity';

/** Handles, those that learners had before included. Inside a transaction pass its `tx.manager`. */
@Injectable()
export class Handles {
  constructor(private readonly dataSource: DataSource) {}

  /** Who has a handle, or had it. */
  async find(
    handle: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<UserEntity | undefined> {
    const normalized = normalizeHandle(handle);
    // Whatever else an address can contain, such as what PostgreSQL doesn't take.
    if (!/^[a-z0-9-]+$/.test(normalized)) return undefined;
    const owner = await manager.findOneBy(UserEntity, { handle: normalized });
    if (owner) return owner;
    const [past]: { userId: string }[] = await manager.sql`
      SELECT user_id AS "userId" FROM past_handles WHERE handle = ${normalized} AND is_blocked = false`;
    return (past && (await manager.findOneBy(UserEntity, { id: past.userId }))) ?? undefined;
  }
}

/** Whether somebody had this handle, and therefore keeps it. */
export async function isPastHandle(handle: string, manager: EntityManager): Promise<boolean> {
  const rows: unknown[] = await manager.sql`SELECT 1 FROM past_handles WHERE handle = ${handle}`;
  return rows.length > 0;
}
