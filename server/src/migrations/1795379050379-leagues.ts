import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { column } from './columns';

/** Leagues, votes for reviews, and the choice not to see what compares learners. */
export class Leagues1795379050379 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [leagues(), leagueMembers(), reviewVotes()]) await runner.createTable(table);
    await runner.addColumns('leaderboard_entries', [
      new TableColumn(column.integer('badge_tier', { isNullable: true })),
      new TableColumn(column.integer('badge_place', { isNullable: true })),
    ]);
    await runner.addColumn(
      'users',
      new TableColumn(column.timestamp('hides_competition_since', { isNullable: true })),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('users', 'hides_competition_since');
    await runner.dropColumns('leaderboard_entries', ['badge_tier', 'badge_place']);
    for (const table of ['review_votes', 'league_members', 'leagues']) await runner.dropTable(table);
  }
}

const leagues = () =>
  new Table({
    name: 'leagues',
    columns: [
      column.primaryUuid(),
      column.integer('season'),
      column.integer('tier'),
      column.integer('pace'),
      column.integer('members'),
      column.boolean('is_open'),
      column.boolean('is_settled'),
    ],
    indices: [
      { name: 'ix_leagues_open', columnNames: ['season', 'tier', 'is_open', 'pace'] },
      { name: 'ix_leagues_season', columnNames: ['season', 'id'] },
      { name: 'ix_leagues_settled', columnNames: ['is_settled', 'season'] },
    ],
  });

const leagueMembers = () =>
  new Table({
    name: 'league_members',
    columns: [
      column.primaryUuid('user_id'),
      { name: 'season', type: 'integer', isPrimary: true },
      column.uuid('league_id'),
      column.timestamp('counts_from'),
      column.integer('start_xp'),
      column.integer('xp', { isNullable: true }),
      column.integer('badge', { isNullable: true }),
      column.integer('next_tier', { isNullable: true }),
      column.boolean('is_waiting'),
    ],
    indices: [
      { name: 'ix_league_members_league', columnNames: ['league_id'] },
      { name: 'ix_league_members_waiting', columnNames: ['is_waiting', 'next_tier', 'xp', 'user_id'] },
    ],
  });

const reviewVotes = () =>
  new Table({
    name: 'review_votes',
    columns: [column.primaryUuid('review_id'), column.primaryUuid('user_id'), column.timestamp('created_at')],
    indices: [{ name: 'ix_review_votes_user', columnNames: ['user_id', 'created_at'] }],
  });
