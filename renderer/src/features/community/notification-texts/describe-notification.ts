import { t } from '@lingui/core/macro';
import { chestKindOf } from '@shared/rules/chests';
import type { Notification } from '@web/api';
// Not from the index: the service worker includes these.
import { giftOf } from '@web/game-names/amounts';
import { aChest } from '@web/game-names/chests';
import { leagueName } from '@web/game-names/leagues';
import type { EmblemName } from '@web/ui/Emblem';
import { withArticle } from '@web/ui/withArticle';

/** Where a click on a notification leads. */
export type NotificationTarget =
  | { kind: 'reward'; type: 'achievement_earned' | 'course_completed' | 'chest_earned'; id: string }
  | { kind: 'page'; href: string }
  /** A value of the address's `modal` parameter. */
  | { kind: 'modal'; name: string }
  | { kind: 'quest-board' }
  | { kind: 'message' };

export interface NotificationView {
  text: string;
  emblem: EmblemName;
  /** In place of the emblem. */
  imageUrl?: string;
  target: NotificationTarget;
}

type Kind = Notification['notificationType'];
type Of<Type extends Kind> = Extract<Notification, { notificationType: Type }>;

interface Reader {
  /** Of the learner, for their public profile. */
  handle: string | undefined;
  /** What this tells of has been claimed: there's nothing to do any more. */
  isClaimed?: boolean | undefined;
}

const page = (href: string) => ({ kind: 'page', href }) as const;
const modal = (name: string) => ({ kind: 'modal', name }) as const;

const aGift = (gift: string) => t`A gift from the team: ${gift}!`;

const VIEWS: {
  [Type in Kind]: (data: Of<Type>['notificationData'], reader: Reader) => NotificationView;
} = {
  achievement_earned: ({ achievementUuid: id, title }) => ({
    text: t`Achievement unlocked: ${title}`,
    emblem: 'milestone',
    target: { kind: 'reward', type: 'achievement_earned', id },
  }),
  course_completed: ({ completionUuid: id, title }, { isClaimed }) => ({
    text: isClaimed ? t`You completed “${title}”.` : t`You completed “${title}”. Claim your reward!`,
    emblem: 'certificate',
    target: { kind: 'reward', type: 'course_completed', id },
  }),
  track_completed: ({ title }, { handle }) => ({
    text: t`You finished every course of “${title}”. That’s a whole track!`,
    emblem: 'map',
    target: page(handle ? `/u/${encodeURIComponent(handle)}` : '/dashboard'),
  }),
  chest_earned: ({ userChestUuid: id, chestConstUuid, title }, { isClaimed }) => {
    const kind = chestKindOf(chestConstUuid);
    const chest = kind ? aChest(kind) : withArticle(title);
    return {
      text: isClaimed ? t`You earned ${chest} and opened it.` : t`You earned ${chest}. Open it!`,
      emblem: isClaimed ? 'chest-open' : 'chest',
      target: { kind: 'reward', type: 'chest_earned', id },
    };
  },
  joined_league: (data) => {
    const league = leagueName(data.leagueName);
    return { text: t`You joined the ${league} league.`, emblem: 'league', target: page('/leaderboard') };
  },
  on_daily_league_leaderboard_top: (data) => {
    const league = leagueName(data.leagueName);
    return {
      text: t`You’re one of today’s best in the ${league} league.`,
      emblem: 'league',
      target: page('/leaderboard'),
    };
  },
  community_join_reminder: () => ({
    text: t`The other apprentices are at the tavern. Come and say hello!`,
    emblem: 'fellowship',
    target: page('/community'),
  }),
  new_user_reward_reminder: (_, { isClaimed }) => ({
    text: isClaimed ? t`You opened your welcome chest.` : t`Your welcome chest is still locked. Open it!`,
    emblem: isClaimed ? 'chest-open' : 'chest',
    target: page('/dashboard?newUserReward=true'),
  }),
  quest_available: () => ({
    text: t`New quests are on the board.`,
    emblem: 'quest',
    target: { kind: 'quest-board' },
  }),
  boss_event_start: ({ bossEvent }) => ({
    text: t`Something stirs under the moor. A boss fight has begun!`,
    emblem: 'boss',
    imageUrl: bossEvent.thumbnailUrl,
    target: modal('boss'),
  }),
  on_daily_xp_leaderboard: () => ({
    text: t`You made today’s XP leaderboard!`,
    emblem: 'league',
    target: page('/leaderboard'),
  }),
  daily_streak_expiry: () => ({
    text: t`Your streak ends tonight. One lesson keeps it going.`,
    emblem: 'streak',
    target: modal('info-streak-protection'),
  }),
  frozen_flame_consumed: () => ({
    text: t`A frozen flame saved your streak. It’s safe for four days.`,
    emblem: 'frozen-flame',
    target: modal('info-streak-protection'),
  }),
  ember_consumed: () => ({
    text: t`An ember saved your streak for a day.`,
    emblem: 'ember',
    target: modal('info-streak-protection'),
  }),
  announcement: ({ announcement }) => ({
    text: announcement.text,
    emblem: 'quill',
    target: { kind: 'message' },
  }),
  discord_command_reward: ({ amount, rewardType }) => ({
    text: aGift(giftOf(rewardType, amount)),
    emblem: 'gem',
    target: { kind: 'message' },
  }),
};

/** What a notification says, shows and opens. */
export function describeNotification(notification: Notification, reader: Reader): NotificationView {
  const view = VIEWS[notification.notificationType] as (data: object, reader: Reader) => NotificationView;
  return view(notification.notificationData, reader);
}

/** Gold is for what the learner gains. */
export const isReward = ({ target, emblem }: NotificationView): boolean =>
  target.kind === 'reward' || emblem === 'chest' || emblem === 'gem';
