import type { Readable } from 'node:stream';
import { Controller, Res, UseGuards } from '@nestjs/common';
import { FreshSignIn, RefreshCookie } from '@server/people/auth';
import { RateLimit, Serve, UserId } from '@server/platform/http';
import { deleteUser, exportAccount } from '@shared/contracts';
import type { FastifyReply } from 'fastify';
import { EraseAccount } from './erase-account';
import { ExportAccount } from './export-account';

const MINUTE_MS = 60_000;

@Controller()
export class AccountDataController {
  constructor(
    private readonly exportAccount: ExportAccount,
    private readonly erase: EraseAccount,
    private readonly cookie: RefreshCookie,
  ) {}

  /** Reads every table, so not often. */
  @Serve(exportAccount)
  @RateLimit(5, MINUTE_MS)
  async download(
    @UserId() userId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const zip = await this.exportAccount.execute(userId);
    reply.type('application/zip').header('cache-control', 'no-store');
    reply.header('content-disposition', 'attachment; filename="emberforge-data.zip"');
    return zip;
  }

  @Serve(deleteUser)
  @UseGuards(FreshSignIn)
  @RateLimit(5, MINUTE_MS)
  async delete(@UserId() userId: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    await this.erase.execute(userId);
    this.cookie.clear(reply);
    return {};
  }
}
