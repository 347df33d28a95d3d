import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { newId, type Transaction } from '@server/platform/database';
import { UserRepository } from '@server/users';
import { DataSource, LessThan } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity';

export const PAGE_SIZE = 50;

export interface AuditLine extends AuditEntryEntity {
  /** Of the admin. */
  handle: string | null;
}

/** The log of what admins do. */
@Injectable()
export class Audit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of what was done: neither is stored without the other. */
  async record(tx: Transaction, entry: Omit<AuditEntryEntity, 'id' | 'createdAt'>): Promise<void> {
    const createdAt = this.clock.now();
    await tx.manager.insert(AuditEntryEntity, { id: newId(createdAt.getTime()), createdAt, ...entry });
  }

  /** At most 50, the newest first; the next ones come after the last one's id. */
  async list(after: string | undefined): Promise<AuditLine[]> {
    const entries = await this.dataSource.manager.find(AuditEntryEntity, {
      where: after === undefined ? {} : { id: LessThan(after) },
      order: { id: 'DESC' },
      take: PAGE_SIZE,
    });
    const admins = await this.users.findMany(entries.flatMap(({ adminId }) => adminId ?? []));
    return entries.map((entry) => ({ ...entry, handle: admins.get(entry.adminId ?? '')?.handle ?? null }));
  }
}
