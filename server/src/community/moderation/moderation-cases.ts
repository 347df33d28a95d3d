import { Injectable } from '@nestjs/common';
import { Clock } from '@server/platform/clock';
import { insertOnce, lockRow, newId, type Transaction } from '@server/platform/database';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { ModerationCaseEntity, openKeyOf } from './moderation-case.entity';
import type { Subject } from './subjects';

/** Versions of what was reported that a case keeps. */
const MAX_SNAPSHOTS = 5;
const MAX_ATTEMPTS = 3;

/** The queue: at most one open case about the same thing. */
@Injectable()
export class ModerationCases {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The open case about a subject, made if there's none, locked, and with this version of it. */
  async open(
    tx: Transaction,
    { kind, id: subjectId, author, content }: Subject,
  ): Promise<ModerationCaseEntity> {
    const createdAt = this.clock.now();
    const openKey = openKeyOf(kind, subjectId);
    const snapshots = content === null ? [] : [content];
    const row = { id: newId(createdAt.getTime()), createdAt, kind, subjectId, authorId: author.id, openKey };
    const found = await this.findOrInsert(tx, { ...row, snapshots, closedAt: null });
    if (content !== null && !found.snapshots.includes(content)) {
      found.snapshots = [...found.snapshots, content].slice(-MAX_SNAPSHOTS);
      await tx.manager.update(ModerationCaseEntity, { id: found.id }, { snapshots: found.snapshots });
    }
    return found;
  }

  private async findOrInsert(tx: Transaction, row: ModerationCaseEntity): Promise<ModerationCaseEntity> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      await insertOnce(tx, ModerationCaseEntity, row);
      const found = await lockRow(tx, ModerationCaseEntity, { openKey: row.openKey as string });
      if (found) return found;
      // It was there for the insert, and somebody decided it before the lock.
    }
    throw new Error(`The case ${row.openKey} was decided ${MAX_ATTEMPTS} times while it was being opened.`);
  }

  lock(tx: Transaction, id: string): Promise<ModerationCaseEntity | null> {
    return lockRow(tx, ModerationCaseEntity, { id });
  }

  async close(tx: Transaction, id: string): Promise<void> {
    const closed = { closedAt: this.clock.now(), openKey: null };
    await tx.manager.update(ModerationCaseEntity, { id, closedAt: IsNull() }, closed);
  }

  /** Back into the queue, unless there's a newer case about the same thing. */
  async reopen(tx: Transaction, id: string): Promise<void> {
    const found = await this.lock(tx, id);
    if (!found?.closedAt) return;
    const openKey = openKeyOf(found.kind, found.subjectId);
    if (await tx.manager.existsBy(ModerationCaseEntity, { openKey })) return;
    await tx.manager.update(ModerationCaseEntity, { id }, { closedAt: null, openKey });
  }

  countOpen(): Promise<number> {
    return this.dataSource.manager.countBy(ModerationCaseEntity, { closedAt: IsNull() });
  }

  /** Open ones the oldest first, because they have waited longest; decided ones the newest decision first. */
  async page(state: 'open' | 'decided', after: string | undefined, limit: number) {
    const { manager } = this.dataSource;
    if (state === 'open')
      return manager.find(ModerationCaseEntity, {
        where: { closedAt: IsNull(), ...(after !== undefined && { id: MoreThan(after) }) },
        order: { id: 'ASC' },
        take: limit,
      });
    const query = manager
      .createQueryBuilder(ModerationCaseEntity, 'entry')
      .where('entry.closedAt IS NOT NULL')
      .orderBy('entry.closedAt', 'DESC')
      .addOrderBy('entry.id', 'DESC')
      .limit(limit);
    const last = after === undefined ? null : await manager.findOneBy(ModerationCaseEntity, { id: after });
    if (last?.closedAt)
      query.andWhere('(entry.closedAt < :at OR (entry.closedAt = :at AND entry.id < :id))', {
        at: last.closedAt.getTime(),
        id: last.id,
      });
    return query.getMany();
  }
}
