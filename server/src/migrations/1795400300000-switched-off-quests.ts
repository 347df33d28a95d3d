import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Quests that admins took off the daily boards. */
export class SwitchedOffQuests1795400300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'switched_off_quests',
        columns: [column.primaryUuid('quest_id'), column.timestamp('switched_off_at')],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('switched_off_quests');
  }
}
