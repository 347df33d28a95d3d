import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, SessionId, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { Passkeys } from '../passkeys/passkeys';
import { ConfirmationCodes } from './confirmation-codes';
import { SignInAge } from './sign-in-age';

const MINUTE_MS = 60_000;

@Controller()
export class ConfirmationController {
  constructor(
    private readonly codes: ConfirmationCodes,
    private readonly passkeys: Passkeys,
    private readonly age: SignInAge,
  ) {}

  @Serve(contract.sendConfirmationCode)
  @RateLimit(30, MINUTE_MS)
  async sendCode(@UserId() userId: string, @SessionId() sessionId: string): Promise<object> {
    await this.codes.send(userId, sessionId);
    return {};
  }

  @Serve(contract.confirmByCode)
  @RateLimit(30, MINUTE_MS)
  async confirmByCode(
    @Input() { body }: InputOf<typeof contract.confirmByCode>,
    @UserId() userId: string,
    @SessionId() sessionId: string,
  ): Promise<object> {
    await this.codes.confirm(userId, sessionId, body.code);
    return {};
  }

  @Serve(contract.startPasskeyConfirmation)
  @RateLimit(30, MINUTE_MS)
  async startPasskey(@UserId() userId: string): Promise<ReplyOf<typeof contract.startPasskeyConfirmation>> {
    return { Options: { ...(await this.passkeys.startToConfirm(userId)) } };
  }

  @Serve(contract.confirmByPasskey)
  @RateLimit(30, MINUTE_MS)
  async confirmByPasskey(
    @Input() { body }: InputOf<typeof contract.confirmByPasskey>,
    @UserId() userId: string,
    @SessionId() sessionId: string,
  ): Promise<object> {
    await this.passkeys.confirm(userId, body.credential, (tx) => this.age.confirm(tx, sessionId));
    return {};
  }
}
