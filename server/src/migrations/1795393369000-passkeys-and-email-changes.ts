import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Passkeys with their challenges, and changes of the email address. */
export class PasskeysAndEmailChanges1795393369000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [passkeys(), passkeyChallenges(), emailChanges()]) await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['email_changes', 'passkey_challenges', 'passkeys']) await runner.dropTable(name);
  }
}

const passkeys = () =>
  new Table({
    name: 'passkeys',
    columns: [
      column.primaryUuid(),
      column.uuid('user_id'),
      column.text('credential_id'),
      column.text('public_key'),
      column.fraction('counter'),
      column.json('transports'),
      column.varchar('name'),
      column.boolean('is_synced'),
      column.timestamp('created_at'),
      column.timestamp('last_used_at', { isNullable: true }),
    ],
    indices: [
      { name: 'uq_passkeys_credential_id', columnNames: ['credential_id'], isUnique: true },
      { name: 'ix_passkeys_user_id', columnNames: ['user_id'] },
    ],
  });

const passkeyChallenges = () =>
  new Table({
    name: 'passkey_challenges',
    columns: [
      column.primaryUuid(),
      column.varchar('hash'),
      column.uuid('user_id', { isNullable: true }),
      column.timestamp('expires_at'),
    ],
    indices: [
      { name: 'uq_passkey_challenges_hash', columnNames: ['hash'], isUnique: true },
      { name: 'ix_passkey_challenges_expires_at', columnNames: ['expires_at'] },
    ],
  });

const emailChanges = () =>
  new Table({
    name: 'email_changes',
    columns: [
      column.primaryUuid(),
      column.uuid('user_id'),
      column.varchar('email'),
      column.varchar('hash'),
      column.timestamp('created_at'),
      column.timestamp('expires_at'),
      column.varchar('previous_email', { isNullable: true }),
    ],
    indices: [
      { name: 'uq_email_changes_hash', columnNames: ['hash'], isUnique: true },
      { name: 'ix_email_changes_user_id', columnNames: ['user_id', 'created_at'] },
      { name: 'ix_email_changes_email', columnNames: ['email', 'created_at'] },
    ],
  });
