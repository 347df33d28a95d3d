import { CHESTS, chestKindOf } from '@shared/rules/chests';
import type { QuestBoardEntry } from '@web/api';
import type { EmblemTone } from '@web/ui/Emblem';

const LOOKS: readonly { title: string; tone: EmblemTone }[] = [
  { title: 'Easy', tone: 'steel' },
  { title: 'Medium', tone: 'verdigris' },
  { title: 'Hard', tone: 'frost' },
];
const EXTREME = { title: 'Extreme', tone: 'gold' } as const;

/** Name and metal of a difficulty, by its code: 0 easy, 1 medium, 2 hard, anything else extreme. */
export const lookOf = (difficulty: number): { title: string; tone: EmblemTone } =>
  LOOKS[difficulty] ?? EXTREME;

export const chestNameOf = ({ dailyQuestConst }: QuestBoardEntry): string =>
  CHESTS[chestKindOf(dailyQuestConst.chestRewardUuid) ?? 'common'].name;

export const isComplete = ({ progress }: QuestBoardEntry): boolean =>
  progress !== null && progress.currentProgress >= progress.maxProgress;
