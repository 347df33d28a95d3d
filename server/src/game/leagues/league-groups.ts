import { Injectable } from '@nestjs/common';
import { Notifications } from '@server/community/notifications';
import { Clock } from '@server/platform/clock';
import { insertOnce, lockRow, newId, type Transaction } from '@server/platform/database';
import { fitsGroup, GROUP_SIZE, leagueNameOf, paceRatio } from '@shared/rules/leagues';
import { LeagueEntity } from './league.entity';
import { LeagueMemberEntity } from './league-member.entity';
import { LeagueJoined } from './leagues.events';

/** A learner who's about to join a group. */
export interface Joining {
  userId: string;
  /** XP of the four weeks before. */
  pace: number;
  /** XP count from then (ms). */
  countsFrom: number;
  /** The total XP before that. */
  startXp: number;
}

export interface Slot {
  season: number;
  tier: number;
}

/** Puts learners into groups. */
@Injectable()
export class LeagueGroups {
  constructor(
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /** The group with a free place whose pace is most like the learner's, locked; else a new one. */
  async findOrOpen(tx: Transaction, slot: Slot, pace: number): Promise<LeagueEntity> {
    for (;;) {
      const nearest = await this.nearestOpen(tx, slot, pace);
      if (!nearest || !fitsGroup(pace, nearest)) return this.open(tx, slot, pace);
      const locked = await lockRow(tx, LeagueEntity, { id: nearest.id });
      // Somebody may have taken the last place meanwhile.
      if (locked?.isOpen) return locked;
    }
  }

  async open(tx: Transaction, { season, tier }: Slot, pace: number): Promise<LeagueEntity> {
    const id = newId(this.clock.now().getTime());
    const league = { id, season, tier, pace, members: 0, isOpen: true, isSettled: false };
    await insertOnce(tx, LeagueEntity, league);
    return league;
  }

  /** Into a group that this transaction has locked or opened; false for those who are in the season already. */
  async add(tx: Transaction, league: LeagueEntity, joining: Joining): Promise<boolean> {
    const { userId, countsFrom, startXp } = joining;
    const { id: leagueId, season } = league;
    const isNew = await insertOnce(tx, LeagueMemberEntity, {
      ...{ userId, season, leagueId, startXp, countsFrom: new Date(countsFrom) },
      ...{ xp: null, badge: null, nextTier: null, isWaiting: false },
    });
    if (!isNew) return false;
    league.members += 1;
    league.isOpen = league.members < GROUP_SIZE;
    const { members, isOpen } = league;
    await tx.manager.update(LeagueEntity, { id: leagueId }, { members, isOpen });
    await this.notifications.add(tx, {
      userId,
      type: 'joined_league',
      data: { leagueName: leagueNameOf(league.tier) },
      key: String(season),
      at: this.clock.now(),
    });
    tx.emit(LeagueJoined, { userId, season });
    return true;
  }

  /** By index: one group at this pace or slower, one that's faster. */
  private async nearestOpen(tx: Transaction, slot: Slot, pace: number): Promise<LeagueEntity | undefined> {
    const find = (comparison: '<=' | '>', order: 'ASC' | 'DESC') =>
      tx.manager
        .createQueryBuilder(LeagueEntity, 'league')
        .where({ ...slot, isOpen: true })
        .andWhere(`league.pace ${comparison} :pace`, { pace })
        .orderBy({ 'league.pace': order, 'league.id': 'ASC' })
        .limit(1)
        .getOne();
    const found = [await find('<=', 'DESC'), await find('>', 'ASC')].filter((league) => league !== null);
    return found.sort((a, b) => paceRatio(pace, a.pace) - paceRatio(pace, b.pace))[0];
  }
}
