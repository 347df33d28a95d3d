import { type MigrationInterface, type QueryRunner, Table, TableColumn } from 'typeorm';
import { column } from './columns';

/** What a bot gave to learners, and whether a profile shows the linked Discord account. */
export class DiscordRewards1795430000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'discord_rewards',
        columns: [
          column.varchar('id', { isPrimary: true }),
          column.uuid('user_id'),
          column.enumeration('currency'),
          column.integer('amount'),
          column.text('text'),
          column.timestamp('created_at'),
        ],
        indices: [{ name: 'ix_discord_rewards_user', columnNames: ['user_id'] }],
      }),
    );
    // Of those who have a row already.
    const switchedOff = new TableColumn(column.boolean('shows_discord', { default: 'false' }));
    await runner.addColumn('profile_details', switchedOff);
    await runner.changeColumn(
      'profile_details',
      switchedOff,
      new TableColumn(column.boolean('shows_discord')),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('profile_details', 'shows_discord');
    await runner.dropTable('discord_rewards');
  }
}
