import { Injectable } from '@nestjs/common';
import { lockRow, type Transaction } from '@server/platform/database';
import { DataSource, type EntityManager, In } from 'typeorm';
import { UserEntity } from './user.entity';
import { userDeleted } from './users.errors';

/** Reads users. Inside a transaction pass its `tx.manager` as the last argument. */
@Injectable()
export class UserRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(id: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id });
  }

  /** @throws DomainError `unauthenticated` if the user was deleted. */
  async get(id: string): Promise<UserEntity> {
    const user = await this.find(id);
    if (!user) throw userDeleted();
    return user;
  }

  /** By id; those that don't exist are missing. */
  async findMany(ids: readonly string[]): Promise<Map<string, UserEntity>> {
    const users = await this.dataSource.manager.findBy(UserEntity, { id: In(ids) });
    return new Map(users.map((user) => [user.id, user]));
  }

  /** @param email Lowercase; the contract's schema converts it. */
  findByEmail(email: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { email });
  }

  /** Returns the user, locked until the transaction ends; null if it doesn't exist. */
  lock(tx: Transaction, id: string): Promise<UserEntity | null> {
    return lockRow(tx, UserEntity, { id });
  }

  /** Skips TypeORM's mapping, which costs more than the query. */
  async exists(id: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    const rows: unknown[] = await manager.sql`SELECT 1 FROM users WHERE id = ${id}`;
    return rows.length > 0;
  }

  async emailExists(email: string, manager: EntityManager = this.dataSource.manager): Promise<boolean> {
    const rows: unknown[] = await manager.sql`SELECT 1 FROM users WHERE email = ${email}`;
    return rows.length > 0;
  }
}
