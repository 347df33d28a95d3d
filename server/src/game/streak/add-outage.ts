import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import { ServiceOutages } from './service-outages';

const DAY_MS = 86_400_000;
/** Streaks of longer ago have been settled. */
const MAX_AGE_MS = 7 * DAY_MS;

/** An admin declares an outage, which costs nobody a streak. */
@Injectable()
export class AddOutage {
  constructor(
    private readonly database: Database,
    private readonly outages: ServiceOutages,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for a time that isn't over, or too long ago. */
  async execute(adminId: string, startedAt: Date, endedAt: Date): Promise<void> {
    const now = this.clock.now().getTime();
    if (endedAt <= startedAt) throw new DomainError('invalid', text('admin.outage-order'));
    if (endedAt.getTime() > now) throw new DomainError('invalid', text('admin.outage-not-over'));
    if (startedAt.getTime() < now - MAX_AGE_MS)
      throw new DomainError('invalid', text('admin.outage-too-old'));
    await this.database.transaction(async (tx) => {
      await this.outages.add(tx, { startedAt, endedAt });
      const details = { endedAt: endedAt.toISOString() };
      const subject = startedAt.toISOString();
      await this.audit.record(tx, { adminId, action: 'add-outage', subject, details });
    });
  }
}
