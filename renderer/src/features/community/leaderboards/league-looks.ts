import { plural, selectOrdinal, t } from '@lingui/core/macro';
import { HIGHEST_TIER, leagueNameOf, type Zone, zoneOf } from '@shared/rules/leagues';
import type { LeagueData, LeagueMember } from '@web/api';
import { leagueName } from '@web/game-names';
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
  return selectOrdinal(number, { one: '#st', two: '#nd', few: '#rd', other: '#th' });
}

/** "Iron league" */
export function leagueTitle(name: string | null): string {
  const league = leagueName(name ?? '');
  return t`${league} league`;
}

/** "1st in the Iron league" */
export function placeText(place: number, league: string): string {
  const rank = ordinal(place);
  return t`${rank} in the ${league} league`;
}

/** "1st in Iron" */
export function badgeText(place: number, league: string): string {
  const rank = ordinal(place);
  return t`${rank} in ${league}`;
}

/** In one unit: "12 days left", "5 hours left". */
export function timeLeft(endsAt: string, nowMs: number): string {
  const leftMs = Date.parse(endsAt) - nowMs;
  if (leftMs <= 0) return t`Counting the results`;
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  const hours = Math.floor(leftMs / HOUR_MS);
  const days = Math.floor(leftMs / DAY_MS);
  if (leftMs < HOUR_MS) return plural(minutes, { one: '# minute left', other: '# minutes left' });
  if (leftMs < DAY_MS) return plural(hours, { one: '# hour left', other: '# hours left' });
  return plural(days, { one: '# day left', other: '# days left' });
}

export interface ZoneOfMembers {
  zone: Zone;
  title: string;
  members: LeagueMember[];
}

function titleOf(zone: Zone, tier: number): string {
  const nextTier = { rises: Math.min(tier + 1, HIGHEST_TIER), stays: tier, falls: Math.max(tier - 1, 0) }[
    zone
  ];
  const league = leagueName(leagueNameOf(nextTier));
  if (zone === 'rises') return t`Moving up to ${league}`;
  return zone === 'falls' ? t`Moving down to ${league}` : t`Staying in ${league}`;
}

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
