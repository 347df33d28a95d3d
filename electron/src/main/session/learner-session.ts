import type { RefreshOutcome, SignInOutcome } from '@shared/desktop/session';
import type { Log } from '../logs/log';
import type { AuthApi } from './auth-api';
import { PendingSignIn } from './pending-sign-in';
import type { TokenStore } from './token-store';

export interface LearnerSessionOptions {
  /** The server's origin. */
  origin: string;
  api: AuthApi;
  tokens: TokenStore;
  log: Log;
  /** Opens a page in the system's browser. False if it couldn't. */
  openExternal: (address: string) => Promise<boolean>;
}

/** A learner's session at one server. Its refresh token is here and in the keychain, and nowhere else. */
export class LearnerSession {
  private pending: PendingSignIn | null = null;
  private refreshing: Promise<RefreshOutcome> | null = null;
  /** Changes of the session take turns, so that none works with a token that another has just replaced. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: LearnerSessionOptions) {}

  /** A new access token. Only the server's own 401 ends the session; the network can't. */
  refresh(): Promise<RefreshOutcome> {
    this.refreshing ??= this.inTurn(() => this.rotate()).finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  /** Opens /cli/login in the browser, which sends its code back in a link with this sign-in's state. */
  async begin(): Promise<{ address: string; isOpened: boolean }> {
    this.pending = new PendingSignIn();
    const address = this.pending.addressAt(this.options.origin);
    return { address, isOpened: await this.options.openExternal(address) };
  }

  cancel(): void {
    this.pending = null;
  }

  /** Whether a link with this state answers the sign-in that was begun here. */
  expects(state: string | undefined): boolean {
    return this.pending?.accepts(state) ?? false;
  }

  /** Redeems a pasted code, or, with a `state`, the code of a link. */
  async signIn({ code, state }: { code: string; state?: string }): Promise<SignInOutcome> {
    if (state !== undefined && !this.expects(state)) return { kind: 'unasked' };
    const verifier = state === undefined ? undefined : this.pending?.verifier;
    return this.inTurn(() => this.redeem(code, verifier));
  }

  /** Ends the session here in any case, and on the server if it can be reached. */
  signOut(): Promise<void> {
    return this.inTurn(async () => {
      const { api, log, tokens } = this.options;
      const token = await tokens.read();
      await tokens.clear();
      if (token !== null && !(await api.signOut(token)))
        log.info('The server couldn’t be reached to sign out: the session there expires by itself');
    });
  }

  /** Resolves once no token is on its way: quitting in between would lose it. */
  async settle(): Promise<void> {
    await this.last;
  }

  private async rotate(): Promise<RefreshOutcome> {
    const { api, tokens } = this.options;
    const token = await tokens.read();
    if (token === null) return { kind: 'signed-out', message: null };
    const reply = await api.refresh(token);
    if (reply.kind === 'tokens' && reply.refreshToken) {
      await tokens.replace(reply.refreshToken);
      return { kind: 'signed-in', accessToken: reply.accessToken };
    }
    if (reply.kind === 'refused' && reply.status === 401) {
      await tokens.clear();
      return { kind: 'signed-out', message: reply.message, reference: reply.reference };
    }
    return reply.kind === 'tokens' ? failed(200) : failed(reply.status, reply.message, reply.reference);
  }

  private async redeem(code: string, verifier: string | undefined): Promise<SignInOutcome> {
    const { api, tokens } = this.options;
    const reply = await api.signIn(code, verifier);
    if (reply.kind === 'refused')
      return { kind: 'refused', message: reply.message, reference: reply.reference };
    if (reply.kind === 'failed') return failed(reply.status, reply.message, reply.reference);
    if (!reply.refreshToken) return { kind: 'for-browsers' };
    const earlier = await tokens.read();
    await tokens.keep(reply.refreshToken);
    this.pending = null;
    if (earlier) void api.signOut(earlier);
    return { kind: 'signed-in', accessToken: reply.accessToken };
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => {}); // the caller of this task gets the error
    return result;
  }
}

const failed = (status: number, message: string | null = null, reference?: string) =>
  ({ kind: 'failed', status, message, reference }) as const;
