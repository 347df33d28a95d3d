import { Controller, Req } from '@nestjs/common';
import { DomainError } from '@server/platform/errors';
import { Serve } from '@server/platform/http';
import { listLocalMails, type ReplyOf } from '@shared/contracts';
import type { FastifyRequest } from 'fastify';
import { LocalMails } from './local-mails';
import { MailboxAccess } from './mailbox-access';

@Controller()
export class MailboxController {
  constructor(
    private readonly mails: LocalMails,
    private readonly access: MailboxAccess,
  ) {}

  @Serve(listLocalMails)
  async list(@Req() request: FastifyRequest): Promise<ReplyOf<typeof listLocalMails>> {
    const refusal = this.access.refusalOf(request);
    if (refusal) throw new DomainError('not-found', refusal);
    const mails = await this.mails.newest();
    return {
      Mails: mails.map(({ id, to, subject, sentAt, text }) => ({
        ID: id,
        To: to,
        Subject: subject,
        SentAt: sentAt.toISOString(),
        Text: text,
      })),
    };
  }
}
