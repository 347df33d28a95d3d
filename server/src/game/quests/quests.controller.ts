import { Controller } from '@nestjs/common';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { presentBoardEntry } from './quest.presenter';
import { Quests } from './quests';

@Controller()
export class QuestsController {
  constructor(private readonly quests: Quests) {}

  @Serve(contract.getQuestBoard)
  async board(@UserId() userId: string): Promise<contract.QuestBoardEntry[]> {
    return (await this.quests.board(userId)).map(presentBoardEntry);
  }

  @Serve(contract.acceptQuest)
  async accept(
    @Input() { body }: InputOf<typeof contract.acceptQuest>,
    @UserId() userId: string,
  ): Promise<contract.QuestBoardEntry> {
    return presentBoardEntry(await this.quests.accept(userId, body.dailyQuestConstUUID));
  }
}
