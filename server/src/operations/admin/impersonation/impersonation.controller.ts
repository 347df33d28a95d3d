import { Controller, UseGuards } from '@nestjs/common';
import { AdminsOnly } from '@server/people/users';
import { Input, RateLimit, Serve, SessionId, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { Impersonate } from './impersonate';

const MINUTE_MS = 60_000;

@Controller()
@UseGuards(AdminsOnly)
export class ImpersonationController {
  constructor(private readonly impersonate: Impersonate) {}

  @Serve(contract.startImpersonation)
  @RateLimit(30, MINUTE_MS)
  async start(
    @Input() { params, body }: InputOf<typeof contract.startImpersonation>,
    @UserId() adminId: string,
    @SessionId() sessionId: string,
  ): Promise<ReplyOf<typeof contract.startImpersonation>> {
    const { reason } = body;
    const { id, expiresAt } = await this.impersonate.start({ userId: params.id, adminId, sessionId, reason });
    return { UUID: id, ExpiresAt: expiresAt.toISOString() };
  }

  @Serve(contract.getImpersonationToken)
  async token(
    @Input() { params }: InputOf<typeof contract.getImpersonationToken>,
    @UserId() adminId: string,
  ): Promise<ReplyOf<typeof contract.getImpersonationToken>> {
    return { access_token: await this.impersonate.token(adminId, params.id) };
  }

  @Serve(contract.stopImpersonation)
  async stop(
    @Input() { params }: InputOf<typeof contract.stopImpersonation>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.impersonate.stop(adminId, params.id);
    return {};
  }
}
