import { t } from '@lingui/core/macro';
import type { ChestSource } from '@shared/rules/chests';

const REASONS: Readonly<Record<ChestSource, string>> = {
  sharpshooter: t`For a spree of right answers, each on the first try.`,
  daily_quest: t`For a finished quest.`,
  boss_reward: t`For your part in the fight.`,
  new_user_reward: t`A welcome from everyone at the forge.`,
  friend_recruitment: t`For two friends at the same forge.`,
};

/** Why a learner got a chest; `description`, the server's text, if this version doesn't know the source. */
export const chestReason = (source: string, description: string): string =>
  Object.hasOwn(REASONS, source) ? REASONS[source as ChestSource] : description;
