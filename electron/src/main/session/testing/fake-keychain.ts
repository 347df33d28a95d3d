import { type Keychain, KeychainError } from '../keychain';

/** A keychain in memory that a test can break. `calls` lists what it was asked, in order. */
export class FakeKeychain implements Keychain {
  readonly calls: string[] = [];
  readonly broken = new Set<'read' | 'write' | 'clear'>();
  /** A locked keyring looks empty. */
  isLocked = false;
  /** What a failing keychain fails with. */
  error = new KeychainError('locked');

  constructor(public secret: string | null = null) {}

  async read(): Promise<string | null> {
    this.call('read');
    return this.isLocked ? null : this.secret;
  }

  async write(secret: string): Promise<void> {
    this.call('write', ` ${secret}`);
    this.secret = secret;
  }

  async clear(): Promise<boolean> {
    this.call('clear');
    const wasFound = this.secret !== null && !this.isLocked;
    if (wasFound) this.secret = null;
    return wasFound;
  }

  private call(what: 'read' | 'write' | 'clear', detail = ''): void {
    this.calls.push(`${what}${detail}`);
    if (this.broken.has(what)) throw this.error;
  }
}
