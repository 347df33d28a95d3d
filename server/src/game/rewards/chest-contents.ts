import { type ChestContents, drawChest } from '@shared/rules/chests';
import type { UserChestEntity } from './user-chest.entity';

/** What's in a learner's chest. Nobody may see it before it's open. */
export const chestContents = ({ kind, seed, edition }: UserChestEntity): ChestContents =>
  drawChest(kind, seed, edition);
