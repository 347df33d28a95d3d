/** `QuestBoardDialog` is lazy; import it by path. */
export { QuestCard } from './QuestCard';
export { SignUpQuests } from './SignUpQuests';
export { saveSignUpQuest } from './save-sign-up-quest';
