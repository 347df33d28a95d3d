import { Controller, Req, Res, UseGuards } from '@nestjs/common';
import { Input, RateLimit, Serve, SessionId, SignInRateLimit, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { foreignOrigin } from '../auth.errors';
import { FreshSignIn } from '../fresh-sign-in/fresh-sign-in.guard';
import { SignInAge } from '../fresh-sign-in/sign-in-age';
import { destinationOf } from '../identities/destination-of';
import { replyWithSession } from '../oauth/reply-with-session';
import { RefreshCookie } from '../refresh-cookie';
import type { PasskeyEntity } from './passkey.entity';
import { Passkeys } from './passkeys';
import { RelyingParty } from './relying-party';

const MINUTE_MS = 60_000;

@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly party: RelyingParty,
    private readonly cookie: RefreshCookie,
    private readonly age: SignInAge,
  ) {}

  @Serve(contract.startPasskeyLogin)
  @SignInRateLimit()
  async startSignIn(): Promise<ReplyOf<typeof contract.startPasskeyLogin>> {
    return { Options: { ...(await this.passkeys.startSignIn()) } };
  }

  @Serve(contract.passkeyLogin)
  @SignInRateLimit()
  async signIn(
    @Input() { body }: InputOf<typeof contract.passkeyLogin>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<contract.SignedInReply> {
    if (!this.cookie.isFromApp(request)) throw foreignOrigin();
    const tokens = await this.passkeys.signIn(body.credential, request.headers['user-agent']);
    return replyWithSession({ ...tokens, isNew: false, redirect: destinationOf(body) }, reply, this.cookie);
  }

  @Serve(contract.startPasskey)
  @UseGuards(FreshSignIn)
  @RateLimit(30, MINUTE_MS)
  async startToAdd(@UserId() userId: string): Promise<ReplyOf<typeof contract.startPasskey>> {
    return { Options: { ...(await this.passkeys.startToAdd(userId)) } };
  }

  @Serve(contract.addPasskey)
  @RateLimit(30, MINUTE_MS)
  async add(
    @Input() { body }: InputOf<typeof contract.addPasskey>,
    @UserId() userId: string,
    @Req() request: FastifyRequest,
  ): Promise<contract.Passkey> {
    return present(await this.passkeys.add(userId, body.credential, request.headers['user-agent']));
  }

  @Serve(contract.listPasskeys)
  async list(@UserId() userId: string): Promise<ReplyOf<typeof contract.listPasskeys>> {
    const passkeys = await this.passkeys.list(userId);
    return { Passkeys: passkeys.map(present), IsAvailable: this.party.isAvailable };
  }

  @Serve(contract.renamePasskey)
  async rename(
    @Input() { params, body }: InputOf<typeof contract.renamePasskey>,
    @UserId() userId: string,
  ): Promise<contract.Passkey> {
    return present(await this.passkeys.rename(userId, params.id, body.name));
  }

  @Serve(contract.removePasskey)
  async remove(
    @Input() { params }: InputOf<typeof contract.removePasskey>,
    @UserId() userId: string,
    @SessionId() sessionId: string,
  ): Promise<object> {
    if (await this.passkeys.isLast(userId, params.id)) await this.age.requireFresh(sessionId);
    await this.passkeys.remove(userId, params.id);
    return {};
  }
}

const present = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyEntity): contract.Passkey => ({
  UUID: id,
  Name: name,
  CreatedAt: createdAt.toISOString(),
  LastUsedAt: lastUsedAt?.toISOString() ?? null,
  IsSynced: isSynced,
});
