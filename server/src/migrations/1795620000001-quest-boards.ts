import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** What was drawn for learners' quest boards. Boards of the current day are drawn again, by the same rule. */
export class QuestBoards1795620000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'quest_boards',
        columns: [
          column.primaryUuid('user_id'),
          column.varchar('day', { isPrimary: true }),
          column.json('quest_ids'),
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('quest_boards');
  }
}
