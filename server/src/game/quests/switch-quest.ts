import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import { Database } from '@server/platform/database';
import { questOf } from '@shared/rules/quests';
import { QuestSwitches } from './quest-switches';

/** An admin takes a quest off the boards, or puts it back. */
@Injectable()
export class SwitchQuest {
  constructor(
    private readonly database: Database,
    private readonly switches: QuestSwitches,
    private readonly audit: Audit,
  ) {}

  /** @throws DomainError `not-found`, and `conflict` for the last quest of its difficulty. */
  async execute(adminId: string, questId: string, isOn: boolean): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await this.switches.switch(tx, questId, isOn))) return;
      const action = isOn ? 'switch-quest-on' : 'switch-quest-off';
      const details = { description: questOf(questId)?.description ?? '' };
      await this.audit.record(tx, { adminId, action, subject: questId, details });
    });
  }
}
