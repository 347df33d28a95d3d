import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** What learners want to be notified of, the devices it's sent to, and what's still to be sent. */
export class NotificationDelivery1795372000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'notification_settings',
        columns: [
          column.primaryUuid('user_id'),
          column.json('preferences'),
          column.json('quiet_hours'),
          column.timestamp('digest_due_at', { isNullable: true }),
          column.varchar('digest_day', { isNullable: true }),
        ],
        indices: [{ name: 'ix_notification_settings_digest', columnNames: ['digest_due_at'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'push_devices',
        columns: [
          column.primaryUuid(),
          column.uuid('user_id'),
          column.uuid('session_id'),
          column.varchar('endpoint'),
          column.varchar('p256dh'),
          column.varchar('auth'),
          column.timestamp('created_at'),
        ],
        indices: [
          { name: 'uq_push_devices_endpoint', columnNames: ['endpoint'], isUnique: true },
          { name: 'ix_push_devices_user', columnNames: ['user_id'] },
        ],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'pending_pushes',
        columns: [
          column.primaryUuid('notification_id'),
          column.primaryUuid('device_id'),
          column.timestamp('due_at'),
          column.timestamp('expires_at'),
          column.integer('attempts'),
        ],
        indices: [{ name: 'ix_pending_pushes_due', columnNames: ['due_at'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'reminders',
        columns: [
          column.primaryUuid('user_id'),
          column.enumeration('type', { isPrimary: true }),
          column.timestamp('due_at'),
        ],
        indices: [{ name: 'ix_reminders_due', columnNames: ['due_at'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'broadcasts',
        columns: [
          column.primaryUuid(),
          column.enumeration('type'),
          column.varchar('key'),
          column.json('data'),
          column.timestamp('created_at'),
          column.uuid('cursor', { isNullable: true }),
          column.timestamp('done_at', { isNullable: true }),
        ],
        indices: [{ name: 'uq_broadcasts_key', columnNames: ['type', 'key'], isUnique: true }],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'broadcasts',
      'reminders',
      'pending_pushes',
      'push_devices',
      'notification_settings',
    ])
      await runner.dropTable(table);
  }
}
