import { Injectable } from '@nestjs/common';
import { UserEntity, UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { newId, type Transaction } from '@server/platform/database';
import type { AuditAction } from '@shared/contracts';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity';

export const PAGE_SIZE = 50;

export interface AuditLine extends AuditEntryEntity {
  /** Of the admin. */
  handle: string | null;
}

/** Which entries to list; all of it is optional. */
export interface AuditFilter {
  after?: string | undefined;
  /** An admin's handle. */
  admin?: string | undefined;
  action?: AuditAction | undefined;
  /** Part of what it was done to, or of its details. */
  subject?: string | undefined;
  from?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

/** No user's id. */
const NOBODY = '';

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

  /** At most 50 that match all of the filter, the newest first; the next ones come after the last one's id. */
  async list(filter: AuditFilter = {}): Promise<AuditLine[]> {
    const query = this.dataSource.manager
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .orderBy('entry.id', 'DESC')
      .limit(PAGE_SIZE);
    await this.narrow(query, filter);
    const entries = await query.getMany();
    const admins = await this.users.findMany(entries.flatMap(({ adminId }) => adminId ?? []));
    return entries.map((entry) => ({ ...entry, handle: admins.get(entry.adminId ?? '')?.handle ?? null }));
  }

  private async narrow(
    query: SelectQueryBuilder<AuditEntryEntity>,
    { after, admin, action, subject, from, until }: AuditFilter,
  ): Promise<void> {
    if (after !== undefined) query.andWhere('entry.id < :after', { after });
    if (action !== undefined) query.andWhere('entry.action = :action', { action });
    if (from !== undefined) query.andWhere('entry.createdAt >= :from', { from: from.getTime() });
    if (until !== undefined) query.andWhere('entry.createdAt < :until', { until: until.getTime() });
    if (admin) {
      query.andWhere('entry.adminId = :adminId', { adminId: await this.idOf(admin) });
    }
    if (subject) {
      // Details name a learner as they were called then; the id finds them by today's handle, too.
      const subjectId = await this.idOf(subject);
      const pattern = `%${subject.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
      query.andWhere(
        `(entry.subject = :subjectId OR LOWER(entry.subject) LIKE :pattern ESCAPE '\\'
          OR LOWER(entry.details) LIKE :pattern ESCAPE '\\')`,
        { subjectId, pattern },
      );
    }
  }

  /** Of the account with this handle. */
  private async idOf(handle: string): Promise<string> {
    const user = await this.dataSource.manager.findOneBy(UserEntity, { handle: handle.toLowerCase() });
    return user?.id ?? NOBODY;
  }
}
