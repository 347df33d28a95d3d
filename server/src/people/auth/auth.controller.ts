import { Controller, Req, Res } from '@nestjs/common';
import { isDomainError } from '@server/platform/errors';
import { clientAddress, Input, RateLimit, Serve, SignInRateLimit, UserId } from '@server/platform/http';
import {
  type InputOf,
  logout,
  otpCreate,
  otpLogin,
  type ReplyOf,
  refresh,
  sendMagicLink,
} from '@shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CreateCliCode } from './create-cli-code';
import { RefreshCookie } from './refresh-cookie';
import { RefreshSession } from './refresh-session';
import { SendSignInLink } from './send-sign-in-link';
import type { TokenPair } from './sessions';
import { SignInWithCode } from './sign-in-with-code';
import { SignOut } from './sign-out';

@Controller()
export class AuthController {
  constructor(
    private readonly signIn: SignInWithCode,
    private readonly createCliCode: CreateCliCode,
    private readonly refreshSession: RefreshSession,
    private readonly signOut: SignOut,
    private readonly sendSignInLink: SendSignInLink,
    private readonly cookie: RefreshCookie,
  ) {}

  @Serve(sendMagicLink)
  @SignInRateLimit()
  async sendMagicLink(
    @Input() { body }: InputOf<typeof sendMagicLink>,
    @Req() request: FastifyRequest,
  ): Promise<object> {
    await this.sendSignInLink.execute({ ...body, address: clientAddress(request) });
    return {};
  }

  @Serve(otpLogin)
  @SignInRateLimit()
  async login(
    @Input() { body }: InputOf<typeof otpLogin>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReplyOf<typeof otpLogin>> {
    const pair = await this.signIn.execute(body.otp, {
      verifier: body.verifier,
      userAgent: request.headers['user-agent'],
    });
    if (pair.purpose !== 'magic-link') return presentPair(pair);
    // Login CSRF: another site could post its own code and sign the learner in to a stranger's account.
    if (this.cookie.isFromApp(request)) this.cookie.set(reply, pair.refreshToken);
    return { access_token: pair.accessToken };
  }

  @Serve(otpCreate)
  @RateLimit(30, 60_000)
  async createCode(
    @UserId() userId: string,
    @Input() { body }: InputOf<typeof otpCreate>,
  ): Promise<ReplyOf<typeof otpCreate>> {
    return { OTP: await this.createCliCode.execute(userId, body.desktop?.challenge) };
  }

  /* The token isn't verified yet, so the limit is per address. A whole school may share one. */
  @Serve(refresh)
  @RateLimit(300, 60_000, 'address')
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReplyOf<typeof refresh>> {
    const { token, by } = this.cookie.read(request);
    if (by === 'header') return presentPair(await this.refreshSession.execute(token));
    const pair = await this.refreshSession.execute(token).catch((error: unknown) => {
      if (isDomainError(error) && error.kind === 'unauthenticated') this.cookie.clear(reply);
      throw error;
    });
    this.cookie.set(reply, pair.refreshToken);
    return { access_token: pair.accessToken };
  }

  @Serve(logout)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    const { token, by } = this.cookie.read(request);
    await this.signOut.execute(token);
    if (by === 'cookie') this.cookie.clear(reply);
    return {};
  }
}

const presentPair = ({ accessToken, refreshToken }: TokenPair) => ({
  access_token: accessToken,
  refresh_token: refreshToken,
});
