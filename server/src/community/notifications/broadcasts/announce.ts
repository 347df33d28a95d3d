import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { Database } from '@server/platform/database';
import { Broadcasts } from './broadcasts';

/** Notifies everybody, once for each id, and logs it. */
@Injectable()
export class Announce {
  constructor(
    private readonly database: Database,
    private readonly broadcasts: Broadcasts,
    private readonly audit: Audit,
  ) {}

  /** @throws DomainError `invalid` */
  async execute(adminId: string, { id, text }: { id: string; text: string }): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.broadcasts.announce(tx, text, id))) return;
      await this.audit.record(tx, {
        adminId,
        action: 'announce',
        subject: id,
        details: { description: text },
      });
    });
  }
}
