import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Tickets that open the socket, so that its address has no access token. */
export class SocketTickets1795526400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'socket_tickets',
        columns: [
          column.primaryUuid(),
          column.varchar('hash'),
          column.uuid('user_id'),
          column.uuid('session_id'),
          column.timestamp('token_expires_at'),
          column.timestamp('expires_at'),
        ],
        indices: [
          { name: 'uq_socket_tickets_hash', columnNames: ['hash'], isUnique: true },
          { name: 'ix_socket_tickets_expires_at', columnNames: ['expires_at'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('socket_tickets');
  }
}
