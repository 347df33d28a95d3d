import { Controller, UseGuards } from '@nestjs/common';
import { AdminsOnly } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { QuestSwitches } from './quest-switches';
import { presentQuestUse } from './quest-use.presenter';
import { SwitchQuest } from './switch-quest';

/** The quests, for admins. */
@Controller()
@UseGuards(AdminsOnly)
export class QuestAdminController {
  constructor(
    private readonly switches: QuestSwitches,
    private readonly switchOne: SwitchQuest,
  ) {}

  @Serve(contract.listQuests)
  async list(): Promise<ReplyOf<typeof contract.listQuests>> {
    return { Quests: (await this.switches.all()).map(presentQuestUse) };
  }

  @Serve(contract.switchQuest)
  async switchQuest(
    @Input() { params, body }: InputOf<typeof contract.switchQuest>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.switchOne.execute(adminId, params.id, body.isOn);
    return {};
  }
}
