import { Controller, Inject, Req } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import { DomainError } from '@server/platform/errors';
import { Serve } from '@server/platform/http';
import { listLocalMails, type ReplyOf } from '@shared/contracts';
import type { FastifyRequest } from 'fastify';
import { isLocalHost, isLoopback } from './is-local';
import { LocalMails } from './local-mails';

type MailSettings = Pick<Settings, 'smtpUrl' | 'publicUrl' | 'host'>;

@Controller()
export class MailboxController {
  constructor(
    private readonly mails: LocalMails,
    @Inject(SETTINGS) private readonly settings: MailSettings,
  ) {}

  @Serve(listLocalMails)
  async list(@Req() request: FastifyRequest): Promise<ReplyOf<typeof listLocalMails>> {
    if (!this.isOpenTo(request)) throw new DomainError('not-found', "There's no mailbox here");
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

  /**
   * Emails contain sign-in links, so only this computer may read them, and only if the server is for this computer alone.
   * The host that the browser asked for counts, too: another site's name can be pointed at 127.0.0.1.
   */
  private isOpenTo(request: FastifyRequest): boolean {
    const { smtpUrl, publicUrl, host } = this.settings;
    const isServerLocal = !smtpUrl && isLocalHost(host) && isLocalHost(new URL(publicUrl).host);
    return isServerLocal && isLoopback(request.ip) && isLocalHost(request.headers.host ?? '');
  }
}
