import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long GitHub's page may be open. */
const STATE_TTL_MS = 15 * 60_000;

/**
 * The `state` of a link that GitHub's page passes through, and the PKCE verifier that belongs to it. A state is only good
 * for the learner who started, so nobody can be made to link somebody else's account. Nothing is stored.
 */
export class LinkStates {
  constructor(private readonly authSecret: string) {}

  create(userId: string, now: Date): string {
    const body = `${(now.getTime() + STATE_TTL_MS).toString(36)}.${randomBytes(16).toString('base64url')}`;
    return `${body}.${this.sign(`state:${userId}:${body}`)}`;
  }

  isValid(state: string, userId: string, now: Date): boolean {
    const [expires = '', nonce = '', signature = '', ...rest] = state.split('.');
    if (rest.length > 0 || !(Number.parseInt(expires, 36) > now.getTime())) return false;
    const expected = Buffer.from(this.sign(`state:${userId}:${expires}.${nonce}`));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** 43 characters, as PKCE asks for. */
  verifierOf(state: string): string {
    return this.sign(`verifier:${state}`);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.authSecret).update(`github-link:${text}`).digest('base64url');
  }
}
