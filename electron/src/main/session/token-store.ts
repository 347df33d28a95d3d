import type { KeychainProblem } from '@shared/desktop/session';
import type { Log } from '../logs/log';
import { type Keychain, KeychainError } from './keychain';

export interface TokenStoreOptions {
  keychain: Keychain;
  log: Log;
  /** Called when the learner has to know that the keychain failed. */
  onProblem: (problem: KeychainProblem) => void;
}

/**
 * The refresh token: in the keychain, or only in memory if the keychain can't be used. It's never written anywhere else.
 */
export class TokenStore {
  /** Undefined until the keychain was asked. */
  private token: string | null | undefined;
  private failure: KeychainError | null = null;
  /** The keychain has said that it has a token. */
  private isStored = false;

  constructor(private readonly options: TokenStoreOptions) {}

  /** Null if nobody is signed in. Asks the keychain once: with a locked one, each question can be a password prompt. */
  async read(): Promise<string | null> {
    if (this.token !== undefined) return this.token;
    this.token = null;
    await this.attempt('read', async () => {
      this.token = await this.options.keychain.read();
      this.isStored = this.token !== null;
    });
    return this.token;
  }

  /** Keeps the token of a new session. Tries the keychain even if it has failed before: it may be unlocked by now. */
  async keep(token: string): Promise<void> {
    this.failure = null;
    await this.replace(token);
  }

  /** Keeps the successor of a token, which was used up to get it. Stored before the old one is dropped. */
  async replace(token: string): Promise<void> {
    if (this.failure === null) await this.store(token);
    this.token = token;
  }

  /** Forgets the token, in the keychain as well. */
  async clear(): Promise<void> {
    this.token = null;
    if (await this.attempt('clear', () => this.remove())) return;
    if (!this.failure?.isAbsent) this.options.onProblem('not-deleted');
  }

  private async store(token: string): Promise<void> {
    const isWritten = await this.attempt('write', async () => {
      await this.options.keychain.write(token);
      this.isStored = true;
    });
    if (isWritten) return;
    this.options.onProblem('not-kept');
    // The next start would send the used token again, and the server takes that for a copied one.
    await this.attempt('clear', () => this.remove());
  }

  private async remove(): Promise<void> {
    const wasFound = await this.options.keychain.clear();
    if (this.isStored && !wasFound) throw new KeychainError('The keychain didn’t delete the secret.');
    this.isStored = false;
  }

  private async attempt(what: string, action: () => Promise<void>): Promise<boolean> {
    try {
      await action();
      return true;
    } catch (error) {
      if (!(error instanceof KeychainError)) throw error;
      this.failure = error;
      this.options.log.warn(`The keychain failed to ${what}`, error.message);
      return false;
    }
  }
}
