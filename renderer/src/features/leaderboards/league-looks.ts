import { HIGHEST_TIER, LEAGUE_NAMES, type Zone, zoneOf } from '@shared/rules/leagues';
import type { LeagueData, LeagueMember } from '@web/api';
import { counted } from '@web/ui/counted';
import type { EmblemTone } from '@web/ui/Emblem';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The shield of each league, from the lowest to the highest. */
const TONES: readonly EmblemTone[] = [
  'oxide',
  'ember',
  'oxide',
  'steel',
  'steel',
  'frost',
  'gold',
  'verdigris',
  'frost',
  'ember',
];

export const toneOfLeague = (tier: number): EmblemTone => TONES[tier] ?? 'steel';

const PLACE_TONES: readonly EmblemTone[] = ['gold', 'steel', 'oxide'];

/** The metals of the first three. */
export const toneOfPlace = (place: number): EmblemTone => PLACE_TONES[place - 1] ?? 'steel';

/** "1st", "22nd", "13th". */
export function ordinal(number: number): string {
  const teen = number % 100 >= 11 && number % 100 <= 13;
  const suffix = teen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}

/** In one unit: "12 days left", "5 hours left". */
export function timeLeft(endsAt: string, nowMs: number): string {
  const leftMs = Date.parse(endsAt) - nowMs;
  if (leftMs <= 0) return 'Counting the results';
  if (leftMs < HOUR_MS) return `${counted(Math.ceil(leftMs / MINUTE_MS), 'minute')} left`;
  if (leftMs < DAY_MS) return `${counted(Math.floor(leftMs / HOUR_MS), 'hour')} left`;
  return `${counted(Math.floor(leftMs / DAY_MS), 'day')} left`;
}

export interface ZoneOfMembers {
  zone: Zone;
  title: string;
  members: LeagueMember[];
}

const titleOf = (zone: Zone, tier: number): string =>
  ({
    rises: `Moving up to ${LEAGUE_NAMES[Math.min(tier + 1, HIGHEST_TIER)]}`,
    stays: `Staying in ${LEAGUE_NAMES[tier]}`,
    falls: `Moving down to ${LEAGUE_NAMES[Math.max(tier - 1, 0)]}`,
  })[zone];

/** The members of a season's board by what will happen to them, from the first place on; zones without members are left out. */
export function zonesOf({ leagueMembers, memberCount, tier }: LeagueData): ZoneOfMembers[] {
  if (tier === null) return [];
  const zone = ({ rank: place, xp }: LeagueMember) => zoneOf({ tier, members: memberCount, place, xp });
  const byZone = Map.groupBy(leagueMembers, zone);
  return (['rises', 'stays', 'falls'] as const).flatMap((name) => {
    const members = byZone.get(name);
    return members ? [{ zone: name, title: titleOf(name, tier), members }] : [];
  });
}
