/** `QuestBoardDialog` is lazy; import it by path. */
export { QuestCard } from './QuestCard';
