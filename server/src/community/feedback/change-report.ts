import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { Database } from '@server/platform/database';
import type { AuditAction } from '@shared/contracts';
import { type ChangeReportInput, Reports } from './reports';

const STATUS_ACTIONS = {
  new: 'mark-report-new',
  read: 'mark-report-read',
  done: 'mark-report-done',
} as const;

/** What an admin decides about a report, logged together with it. */
@Injectable()
export class ChangeReport {
  constructor(
    private readonly database: Database,
    private readonly reports: Reports,
    private readonly audit: Audit,
  ) {}

  /** @throws DomainError `not-found` */
  async execute(adminId: string, input: ChangeReportInput): Promise<void> {
    const { reportId, status, isAccepted } = input;
    await this.database.transaction(async (tx) => {
      const before = await this.reports.change(tx, input);
      const details: Record<string, string> = before.title === null ? {} : { description: before.title };
      const log = (action: AuditAction) =>
        this.audit.record(tx, { adminId, action, subject: reportId, details });
      if (isAccepted !== before.isAccepted) await log(isAccepted ? 'accept-report' : 'unaccept-report');
      if (status !== before.status) await log(STATUS_ACTIONS[status]);
    });
  }
}
