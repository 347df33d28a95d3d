/** `QuestBoardDialog`, `SignUpQuests` and `saveSignUpQuest` are lazy; import them by path. */
export { QuestCard } from './QuestCard';
