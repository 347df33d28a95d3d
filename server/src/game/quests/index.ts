export { QuestSwitches, type QuestUse } from './quest-switches';
export { QuestsModule } from './quests.module';
