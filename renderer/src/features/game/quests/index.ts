/** `QuestBoardDialog` is lazy; import it by path. */
export { QuestCard } from './QuestCard';
export { questText } from './quest-texts';
export { SignUpQuests } from './SignUpQuests';
export { saveSignUpQuest } from './save-sign-up-quest';
