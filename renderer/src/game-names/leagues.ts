import { msg } from '@lingui/core/macro';
import { LEAGUE_NAMES, type LeagueName } from '@shared/rules/leagues';
import { i18n } from '@web/i18n';

const NAMES: Record<LeagueName, ReturnType<typeof msg>> = {
  Clay: msg({ message: 'Clay', context: 'league' }),
  Copper: msg({ message: 'Copper', context: 'league' }),
  Bronze: msg({ message: 'Bronze', context: 'league' }),
  Iron: msg({ message: 'Iron', context: 'league' }),
  Steel: msg({ message: 'Steel', context: 'league' }),
  Silver: msg({ message: 'Silver', context: 'league' }),
  Gold: msg({ message: 'Gold', context: 'league' }),
  Obsidian: msg({ message: 'Obsidian', context: 'league' }),
  Starmetal: msg({ message: 'Starmetal', context: 'league' }),
  Everflame: msg({ message: 'Everflame', context: 'league' }),
};

const isLeague = (name: string): name is LeagueName => (LEAGUE_NAMES as readonly string[]).includes(name);

/** The name of a league by the one that the API sends; the same if this version doesn't know it. */
export const leagueName = (name: string): string => (isLeague(name) ? i18n._(NAMES[name]) : name);
