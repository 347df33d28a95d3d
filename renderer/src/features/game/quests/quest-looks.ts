import { t } from '@lingui/core/macro';
import { type ChestKind, chestKindOf } from '@shared/rules/chests';
import type { QuestBoardEntry } from '@web/api';
import type { EmblemTone } from '@web/ui/Emblem';

const LOOKS: readonly { title: string; tone: EmblemTone }[] = [
  { title: t`Easy`, tone: 'steel' },
  { title: t`Medium`, tone: 'verdigris' },
  { title: t`Hard`, tone: 'frost' },
];
const EXTREME = { title: t`Extreme`, tone: 'gold' as const };

/** Name and metal of a difficulty, by its code: 0 easy, 1 medium, 2 hard, anything else extreme. */
export const lookOf = (difficulty: number): { title: string; tone: EmblemTone } =>
  LOOKS[difficulty] ?? EXTREME;

export const chestOf = ({ dailyQuestConst }: QuestBoardEntry): ChestKind =>
  chestKindOf(dailyQuestConst.chestRewardUuid) ?? 'common';

export const isComplete = ({ progress }: QuestBoardEntry): boolean =>
  progress !== null && progress.currentProgress >= progress.maxProgress;
