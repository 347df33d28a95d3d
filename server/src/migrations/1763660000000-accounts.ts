import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Users, their one-time codes, and their sessions with the refresh tokens. */
export class Accounts1763660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [users(), oneTimeCodes(), sessions(), refreshTokens()])
      await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['refresh_tokens', 'sessions', 'one_time_codes', 'users'])
      await runner.dropTable(name);
  }
}

const users = () =>
  new Table({
    name: 'users',
    columns: [
      column.primaryUuid(),
      column.timestamp('created_at'),
      column.varchar('handle'),
      column.varchar('email'),
      column.varchar('first_name'),
      column.varchar('last_name'),
      column.varchar('time_zone'),
      column.boolean('vim_enabled'),
      column.boolean('is_admin'),
      column.varchar('profile_image_url', { isNullable: true }),
      column.varchar('discord_user_id', { isNullable: true }),
      column.uuid('referring_user_id', { isNullable: true }),
      column.uuid('active_track_id', { isNullable: true }),
    ],
    indices: [
      { name: 'uq_users_email', columnNames: ['email'], isUnique: true },
      { name: 'uq_users_handle', columnNames: ['handle'], isUnique: true },
    ],
  });

const oneTimeCodes = () =>
  new Table({
    name: 'one_time_codes',
    columns: [
      column.primaryUuid(),
      column.uuid('user_id'),
      column.enumeration('purpose'),
      column.varchar('hash'),
      column.timestamp('created_at'),
      column.timestamp('expires_at'),
      column.timestamp('spent_at', { isNullable: true }),
    ],
    indices: [
      { name: 'uq_one_time_codes_hash', columnNames: ['hash'], isUnique: true },
      { name: 'ix_one_time_codes_user_id', columnNames: ['user_id', 'purpose', 'created_at'] },
    ],
  });

const sessions = () =>
  new Table({
    name: 'sessions',
    columns: [
      column.primaryUuid(),
      column.uuid('user_id'),
      column.timestamp('created_at'),
      column.timestamp('expires_at'),
      column.timestamp('ended_at', { isNullable: true }),
    ],
    indices: [{ name: 'ix_sessions_user_id', columnNames: ['user_id'] }],
  });

const refreshTokens = () =>
  new Table({
    name: 'refresh_tokens',
    columns: [
      column.primaryUuid(),
      column.uuid('session_id'),
      column.varchar('hash'),
      column.timestamp('expires_at'),
      column.timestamp('spent_at', { isNullable: true }),
      column.timestamp('retried_at', { isNullable: true }),
    ],
    indices: [
      { name: 'uq_refresh_tokens_hash', columnNames: ['hash'], isUnique: true },
      { name: 'ix_refresh_tokens_session_id', columnNames: ['session_id'] },
    ],
  });
