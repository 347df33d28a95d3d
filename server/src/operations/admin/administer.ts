import { Injectable } from '@nestjs/common';
import { type ChangeReportInput, Reports } from '@server/community/feedback';
import { BossEvents, BossList } from '@server/game/bosses';
import { QuestSwitches } from '@server/game/quests';
import { ServiceOutages } from '@server/game/streak';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';
import { DomainError } from '@server/platform/errors';
import type { AuditAction } from '@shared/contracts';
import { questOf } from '@shared/rules/quests';
import { text } from '@shared/texts';
import { Audit } from './audit';

const REPORT_ACTIONS = {
  new: 'mark-report-new',
  read: 'mark-report-read',
  done: 'mark-report-done',
} as const;

const DAY_MS = 86_400_000;
/** Streaks of longer ago have been settled. */
const MAX_OUTAGE_AGE_MS = 7 * DAY_MS;

/** What admins do with other features' things: each is done and logged together. */
@Injectable()
export class Administer {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly reports: Reports,
    private readonly bosses: BossList,
    private readonly fights: BossEvents,
    private readonly outages: ServiceOutages,
    private readonly quests: QuestSwitches,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `not-found` */
  async changeReport(adminId: string, input: ChangeReportInput): Promise<void> {
    const { reportId, status, isAccepted } = input;
    await this.database.transaction(async (tx) => {
      const before = await this.reports.change(tx, input);
      const details: Record<string, string> = before.title === null ? {} : { description: before.title };
      const log = (action: AuditAction) =>
        this.audit.record(tx, { adminId, action, subject: reportId, details });
      if (isAccepted !== before.isAccepted) await log(isAccepted ? 'accept-report' : 'unaccept-report');
      if (status !== before.status) await log(REPORT_ACTIONS[status]);
    });
  }

  /** @throws DomainError `not-found`, and `conflict` while a fight is running. */
  async startBoss(adminId: string, slug: string): Promise<void> {
    const boss = this.bosses.find(slug);
    if (!boss) throw new DomainError('not-found', text('admin.no-such-boss'));
    await this.database.transaction(async (tx) => {
      if (!(await this.fights.startIn(tx, boss)))
        throw new DomainError('conflict', text('admin.fight-running'));
      await this.audit.record(tx, { adminId, action: 'start-boss', subject: slug, details: {} });
    });
  }

  /** @throws DomainError `not-found`, and `conflict` for the last quest of its difficulty. */
  async switchQuest(adminId: string, questId: string, isOn: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.quests.switch(tx, questId, isOn))) return;
      const action = isOn ? 'switch-quest-on' : 'switch-quest-off';
      const details = { description: questOf(questId)?.description ?? '' };
      await this.audit.record(tx, { adminId, action, subject: questId, details });
    });
  }

  /** @throws DomainError `invalid` for a time that isn't over, or too long ago. */
  async addOutage(adminId: string, startedAt: Date, endedAt: Date): Promise<void> {
    const now = this.clock.now().getTime();
    if (endedAt <= startedAt) throw new DomainError('invalid', text('admin.outage-order'));
    if (endedAt.getTime() > now) throw new DomainError('invalid', text('admin.outage-not-over'));
    if (startedAt.getTime() < now - MAX_OUTAGE_AGE_MS)
      throw new DomainError('invalid', text('admin.outage-too-old'));
    await this.database.transaction(async (tx) => {
      await this.outages.add(tx, { startedAt, endedAt });
      const details = { endedAt: endedAt.toISOString() };
      await this.audit.record(tx, {
        adminId,
        action: 'add-outage',
        subject: startedAt.toISOString(),
        details,
      });
    });
  }
}
