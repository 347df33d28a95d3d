/** `QuestBoardModal` is lazy; import it by path. */
export { chestNameOf, isComplete, lookOf } from './quest-looks';
