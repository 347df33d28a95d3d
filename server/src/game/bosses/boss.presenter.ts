import { createHash } from 'node:crypto';
import type { BossContent } from '@shared/content/boss-file';
import { inLocale } from '@shared/content/translations-field';
import type { BossEvent, BossEventsProgress, BossFeedEntry, BossReward } from '@shared/contracts';
import type { Locale } from '@shared/locales';
import {
  BOSS_CHESTS,
  type BossChest,
  chestsOfCommunity,
  chestsOfLearner,
  communityThreshold,
} from '@shared/rules/bosses';
import { CHESTS } from '@shared/rules/chests';
import { levelOfXp } from '@shared/rules/levels';
import type { BossEventEntity } from './boss-event.entity';
import type { BossFight, FeedHit } from './boss-fight';
import type { BossTotals } from './boss-totals';

export const bossImage = (slug: string): string => `/v1/static/bosses/${slug}/image`;
export const bossThumbnail = (slug: string): string => `/v1/static/bosses/${slug}/thumbnail`;

const presentTotals = ({ xp, lessons, aura }: BossTotals) => ({
  XPTotal: xp,
  XPBonus: aura,
  NumLessonsCompletedHourly: lessons,
});

export const NO_FIGHT: BossEventsProgress = {
  Event: null,
  Rewards: [],
  XPTotal: 0,
  XPBonus: 0,
  NumLessonsCompletedHourly: 0,
  XPUser: 0,
};

export const presentFight = (
  { event, boss, totals, userXp }: BossFight,
  locale: Locale,
): BossEventsProgress => ({
  Event: {
    UUID: event.id,
    ...presentTexts(boss, locale),
    Slug: boss.slug,
    ImageURL: bossImage(boss.slug),
    ThumbnailURL: bossThumbnail(boss.slug),
    HealthPoints: event.health,
    LoreSlug: boss.lore,
    StartsAt: event.startsAt.toISOString(),
    ExpiresAt: event.expiresAt.toISOString(),
    DefeatedAt: event.defeatedAt?.toISOString() ?? null,
  } satisfies BossEvent,
  Rewards: BOSS_CHESTS.map((chest, index) => presentReward(event, chest, index, totals.xp, userXp)),
  ...presentTotals(totals),
  XPUser: userXp,
});

function presentTexts(boss: BossContent, locale: Locale) {
  const { name, taunt, defeat, drawing } = inLocale(boss, locale);
  return { BossName: name, Taunt: taunt, DefeatText: defeat, ImageDescription: drawing };
}

const presentReward = (
  { id, health }: BossEventEntity,
  chest: BossChest,
  index: number,
  totalXp: number,
  userXp: number,
): BossReward => ({
  UUID: rewardId(id, index),
  XPThreshold: communityThreshold(chest, health),
  UserXPThreshold: chest.userXp,
  IsUnlocked: chestsOfCommunity(totalXp, health) > index,
  IsUnlockedByUser: chestsOfLearner(userXp) > index,
  ChestUUID: CHESTS[chest.chest].id,
});

/** The same for the same chest of the same fight: a UUID of version 8, from a hash. */
function rewardId(eventId: string, index: number): string {
  const hex = createHash('sha256')
    .update(`${eventId}.${index + 1}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const presentHit = ({ handle, totalXp, xp }: FeedHit, totals: BossTotals): BossFeedEntry => ({
  User: { Handle: handle, Level: levelOfXp(totalXp) },
  XP: xp,
  Progress: presentTotals(totals),
});

/** The newest first; each with the damage after it. */
export function presentFeed(hits: readonly FeedHit[], totals: BossTotals): BossFeedEntry[] {
  let { xp } = totals;
  return hits.map((hit) => {
    const entry = presentHit(hit, { ...totals, xp });
    xp = Math.max(0, xp - hit.xp);
    return entry;
  });
}

/** The message of the socket. */
export const presentBossFeedEvent = (hit: FeedHit, totals: BossTotals) =>
  ({ Type: 'BossFeedEvent', Data: presentHit(hit, totals) }) as const;
