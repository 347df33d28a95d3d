import { presentCertificate } from '@server/learning/certificates';
import { inLocale } from '@shared/content/translations-field';
import type { ClaimReply, Reward } from '@shared/contracts';
import type { Locale } from '@shared/locales';
import { CHESTS, type ChestSource } from '@shared/rules/chests';
import { chestContents } from './chest-contents';
import type { Claim } from './claim-reward';
import type { ChestRewardView, CourseRewardView, RewardView } from './get-reward';
import type { RewardEntity } from './reward.entity';

type WireReward<Type extends Reward['RewardType']> = Extract<Reward, { RewardType: Type }>;

const REASONS: Record<ChestSource, string> = {
  sharpshooter: 'For a spree of right answers, each on the first try.',
  daily_quest: 'For a finished quest.',
  boss_reward: 'For your part in the fight.',
  new_user_reward: 'A welcome from everyone at the forge.',
  friend_recruitment: 'For two friends at the same forge.',
};

const presentCommon = ({ id, claimedAt, amount }: RewardEntity) => ({
  RewardUUID: id,
  ClaimedAt: claimedAt?.toISOString() ?? null,
  RewardAmount: amount,
});

/** Where an achievement's emblem is, on this server. */
export const achievementImage = (id: string): string => `/v1/static/achievements/${id}/image`;

export const presentChestReward = ({ reward, chest }: ChestRewardView): WireReward<'chest_earned'> => ({
  ...presentCommon(reward),
  RewardType: 'chest_earned',
  ChestEarned: {
    UserChestUUID: chest.id,
    ChestConstUUID: CHESTS[chest.kind].id,
    Title: CHESTS[chest.kind].name,
    Description: REASONS[chest.source],
    RewardType: chest.source,
    ClaimedAt: reward.claimedAt?.toISOString() ?? null,
    Contents: reward.claimedAt && chestContents(chest),
  },
});

function presentCourseReward(
  { reward, certificate }: CourseRewardView,
  publicUrl: string,
): WireReward<'course_completed'> {
  const all = presentCertificate(certificate, publicUrl);
  return {
    ...presentCommon(reward),
    RewardType: 'course_completed',
    CertificateEarned: {
      CompletionUUID: all.CompletionUUID,
      CourseUUID: all.CourseUUID,
      Title: all.Title,
      TypeDescription: all.TypeDescription,
      CompletedAt: all.CompletedAt,
      RewardAmount: reward.amount,
      PercentPlatformCompleted: all.PercentPlatformCompleted,
      ThumbnailURL: all.ThumbnailURL,
    },
  };
}

export const presentPending = (view: CourseRewardView | ChestRewardView, publicUrl: string) =>
  view.type === 'chest_earned' ? presentChestReward(view) : presentCourseReward(view, publicUrl);

export function presentReward(view: RewardView, publicUrl: string, locale: Locale): Reward {
  if (view.type !== 'achievement_earned') return presentPending(view, publicUrl);
  const { id, title, description, category, percentCompleted } = inLocale(view.achievement, locale);
  return {
    ...presentCommon(view.reward),
    RewardType: 'achievement_earned',
    AchievementEarned: {
      AchievementUUID: id,
      Title: title,
      Description: description,
      Category: category,
      ImageURL: achievementImage(id),
      PercentPlatformCompleted: percentCompleted,
    },
  };
}

export function presentClaim(claim: Claim): ClaimReply {
  if (claim.type === 'chest_earned')
    return claim.alreadyClaimed
      ? { kind: 'chest_already_claimed' }
      : { kind: 'claim_chest_response', ...claim.contents };
  return claim.alreadyClaimed
    ? { kind: 'course_already_claimed' }
    : { kind: 'claim_course_response', xp: claim.xp };
}
