import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Who recruited whom, and the invitations that learners sent. */
export class Recruits1795378800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'recruits',
        columns: [
          column.primaryUuid('recruit_id'),
          column.uuid('recruiter_id'),
          column.varchar('name'),
          column.timestamp('joined_at'),
          column.integer('lessons'),
          column.integer('days'),
          column.timestamp('started_at', { isNullable: true }),
          column.timestamp('settled_at', { isNullable: true }),
          column.timestamp('rewarded_at', { isNullable: true }),
        ],
        indices: [{ name: 'ix_recruits_recruiter', columnNames: ['recruiter_id', 'joined_at'] }],
      }),
    );
    await runner.createTable(
      new Table({
        name: 'recruit_invitations',
        columns: [
          column.primaryUuid(),
          column.uuid('recruiter_id'),
          column.varchar('email'),
          column.varchar('name'),
          column.timestamp('invited_at'),
          column.timestamp('mailed_at', { isNullable: true }),
        ],
        indices: [
          {
            name: 'uq_recruit_invitations_email',
            columnNames: ['recruiter_id', 'email'],
            isUnique: true,
          },
          { name: 'ix_recruit_invitations_email', columnNames: ['email', 'mailed_at'] },
          { name: 'ix_recruit_invitations_invited_at', columnNames: ['invited_at'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('recruit_invitations');
    await runner.dropTable('recruits');
  }
}
