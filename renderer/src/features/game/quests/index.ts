/** `QuestBoardDialog` is lazy; import it by path. */
export { QuestCard } from './QuestCard';
export { questText } from './quest-texts';
export { questsOf } from './quests.store';
export { SignUpQuests } from './SignUpQuests';
export { saveSignUpQuest } from './save-sign-up-quest';
