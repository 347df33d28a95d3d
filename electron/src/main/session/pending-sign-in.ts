import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Time to sign up in the browser first, with an email to wait for. */
const PENDING_TTL_MS = 30 * 60_000;

const newSecret = () => randomBytes(32).toString('base64url');

/** A sign-in that was begun in the browser. Only the link with its state completes it, and only with its verifier. */
export class PendingSignIn {
  private readonly state = newSecret();
  /** PKCE: its hash goes to the browser, and the code comes back; both together redeem it. */
  readonly verifier = newSecret();

  constructor(private readonly now = Date.now()) {}

  /** The page that asks the learner and makes the code. */
  addressAt(origin: string): string {
    const challenge = createHash('sha256').update(this.verifier).digest('base64url');
    const query = new URLSearchParams({ client: 'desktop', challenge, state: this.state });
    return `${origin}/cli/login?${query}`;
  }

  /** Whether a link's state is this one's, and still in time. */
  accepts(state: string | undefined, now = Date.now()): boolean {
    const [given, expected] = [Buffer.from(state ?? ''), Buffer.from(this.state)];
    return (
      given.length === expected.length && timingSafeEqual(given, expected) && now - this.now < PENDING_TTL_MS
    );
  }
}
