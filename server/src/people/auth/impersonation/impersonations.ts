import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { newId, type Transaction } from '@server/platform/database';
import { DataSource, IsNull, LessThanOrEqual } from 'typeorm';
import { ImpersonationEntity } from './impersonation.entity';

const IMPERSONATION_TTL_MS = 30 * 60_000;

export type NewImpersonation = Pick<ImpersonationEntity, 'userId' | 'adminId' | 'sessionId' | 'reason'>;

/** Times in which admins view Emberforge as learners. Who may, and what's logged, is the admin area's (docs/admin.md). */
@Injectable()
export class Impersonations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async open(tx: Transaction, impersonation: NewImpersonation): Promise<ImpersonationEntity> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + IMPERSONATION_TTL_MS);
    const row = { ...impersonation, id: newId(now.getTime()), createdAt: now, expiresAt, endedAt: null };
    await tx.manager.insert(ImpersonationEntity, row);
    return row;
  }

  find(id: string): Promise<ImpersonationEntity | null> {
    return this.dataSource.manager.findOneBy(ImpersonationEntity, { id });
  }

  /**
   * The impersonation with this id, unless it's over: by its time, because it was stopped, because the admin signed out or
   * isn't one anymore, or because the learner's account is gone or has become an admin's.
   */
  async findOpen(id: string): Promise<ImpersonationEntity | null> {
    const now = this.clock.now().getTime();
    const rows = await this.dataSource.manager.sql<unknown[]>`
      SELECT 1 FROM impersonations i
      JOIN sessions s ON s.id = i.session_id AND s.ended_at IS NULL
      JOIN users admin ON admin.id = i.admin_id AND admin.is_admin
      JOIN users learner ON learner.id = i.user_id AND NOT learner.is_admin
      WHERE i.id = ${id} AND i.ended_at IS NULL AND i.expires_at > ${now}`;
    return rows.length === 0 ? null : this.find(id);
  }

  /** Those that nobody has stopped, although their time is over. */
  overdue(at: Date): Promise<ImpersonationEntity[]> {
    const where = { endedAt: IsNull(), expiresAt: LessThanOrEqual(at) };
    return this.dataSource.manager.find(ImpersonationEntity, { where, order: { id: 'ASC' } });
  }

  /** Whether it was open until now. */
  async end(tx: Transaction, id: string): Promise<boolean> {
    const where = { id, endedAt: IsNull() };
    const { affected } = await tx.manager.update(ImpersonationEntity, where, { endedAt: this.clock.now() });
    return affected === 1;
  }
}
