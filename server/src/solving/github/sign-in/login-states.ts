import { createHmac, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type Arrival, LinkStates } from '@server/people/auth';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { z } from 'zod';

const arrivalSchema = z.object({
  referringUserUUID: z.string().nullish(),
  redirect: z.string().nullish(),
  originalPath: z.string().nullish(),
  userTimezone: z.string().nullish(),
}) satisfies z.ZodType<Arrival>;

/**
 * The `state` of a sign-in with GitHub: good for 15 minutes and for the browser that started it, and it carries what the
 * visitor brought along. Nothing is stored.
 */
@Injectable()
export class LoginStates {
  private readonly states: LinkStates;
  private readonly authSecret: string;

  constructor(
    @Inject(SETTINGS) { authSecret }: Pick<Settings, 'authSecret'>,
    private readonly clock: Clock,
  ) {
    this.authSecret = authSecret;
    this.states = new LinkStates(authSecret, 'github-login');
  }

  /** @param browser the secret in this browser's cookie. */
  create(browser: string, arrival: Arrival): string {
    const state = this.states.create(browser, this.clock.now());
    const luggage = Buffer.from(JSON.stringify(arrival)).toString('base64url');
    return `${state}~${luggage}~${this.sign(`${state}~${luggage}`)}`;
  }

  /** What the visitor brought along; undefined if the state is another browser's, changed, or too old. */
  open(text: string, browser: string | undefined): Arrival | undefined {
    const [state = '', luggage = '', signature = '', ...rest] = text.split('~');
    if (browser === undefined || rest.length > 0) return undefined;
    const expected = Buffer.from(this.sign(`${state}~${luggage}`));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    if (!this.states.isValid(state, browser, this.clock.now())) return undefined;
    return arrivalSchema.parse(JSON.parse(Buffer.from(luggage, 'base64url').toString()));
  }

  /** The PKCE verifier that belongs to a state. */
  verifierOf(state: string): string {
    return this.states.verifierOf(state);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.authSecret).update(`github-login-luggage:${text}`).digest('base64url');
  }
}
