import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** How long the provider's page may be open. */
const STATE_TTL_MS = 15 * 60_000;

/**
 * The `state` that a provider's page passes through, and the PKCE verifier that belongs to it. A state is only good for
 * its owner: the learner who started to link, or the browser that started to sign in. So nobody can be made to link
 * somebody else's account, or to sign in to it. Nothing is stored.
 */
export class LinkStates {
  constructor(
    private readonly authSecret: string,
    /** What it's for; a state is good for nothing else. */
    private readonly purpose: string,
  ) {}

  create(owner: string, now: Date): string {
    const body = `${(now.getTime() + STATE_TTL_MS).toString(36)}.${randomBytes(16).toString('base64url')}`;
    return `${body}.${this.sign(`state:${owner}:${body}`)}`;
  }

  isValid(state: string, owner: string, now: Date): boolean {
    const [expires = '', nonce = '', signature = '', ...rest] = state.split('.');
    if (rest.length > 0 || !(Number.parseInt(expires, 36) > now.getTime())) return false;
    const expected = Buffer.from(this.sign(`state:${owner}:${expires}.${nonce}`));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /** 43 characters, as PKCE asks for. */
  verifierOf(state: string): string {
    return this.sign(`verifier:${state}`);
  }

  private sign(text: string): string {
    return createHmac('sha256', this.authSecret).update(`${this.purpose}:${text}`).digest('base64url');
  }
}
