import { Controller, Req } from '@nestjs/common';
import { bearerToken, Serve, SessionId, UserId } from '@server/platform/http';
import { createSocketTicket, type ReplyOf } from '@shared/contracts';
import type { FastifyRequest } from 'fastify';
import { SocketTickets } from './socket-tickets';
import { expiryOf } from './upgrade-request';

@Controller()
export class SocketTicketsController {
  constructor(private readonly tickets: SocketTickets) {}

  @Serve(createSocketTicket)
  async create(
    @UserId() userId: string,
    @SessionId() sessionId: string,
    @Req() request: FastifyRequest,
  ): Promise<ReplyOf<typeof createSocketTicket>> {
    const expiresAt = expiryOf(bearerToken(request)!);
    return { Ticket: await this.tickets.create({ userId, sessionId, expiresAt }) };
  }
}
