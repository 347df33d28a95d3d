/** One secret in the keychain of this computer. Every call rejects with a `KeychainError` if the keychain fails. */
export interface Keychain {
  /** Null if nothing is stored. */
  read(): Promise<string | null>;
  /** Replaces what's stored. */
  write(secret: string): Promise<void>;
  /** False if it found nothing to delete: a locked keyring looks empty. */
  clear(): Promise<boolean>;
}

/** The keychain can't be used: there's none, it's locked, or it fails. */
export class KeychainError extends Error {
  override readonly name = 'KeychainError';

  constructor(
    cause: unknown,
    /** This computer has none, so nothing can be in it. */
    readonly isAbsent = false,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The part of `keytar` that the app uses. */
export interface Keytar {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

const ACCOUNT = 'refresh-token';
/** Long enough to type a password: the system may ask for it to unlock the keychain. */
const TIMEOUT_MS = 60_000;
/** libsecret's errors on a Linux without a session bus, or without a keyring on it. */
const NO_SERVICE = /d-?bus|org\.freedesktop\.secrets/i;

/**
 * The system's own keychain: Secret Service on Linux, Keychain on macOS, Credential Manager on Windows. Its native module
 * is loaded on first use, because loading it fails where libsecret is missing.
 */
export class SystemKeychain implements Keychain {
  private readonly service: string;

  /** @param origin of the server. Each one has an entry of its own. */
  constructor(
    origin: string,
    private readonly load: () => Promise<Keytar>,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    this.service = `Emberforge (${origin})`;
  }

  async read(): Promise<string | null> {
    return (await this.ask((keytar) => keytar.getPassword(this.service, ACCOUNT))) || null;
  }

  async write(secret: string): Promise<void> {
    await this.ask((keytar) => keytar.setPassword(this.service, ACCOUNT, secret));
    // A keyring whose password prompt is dismissed can report success.
    if ((await this.read()) !== secret) throw new KeychainError('The keychain didn’t keep the secret.');
  }

  clear(): Promise<boolean> {
    return this.ask((keytar) => keytar.deletePassword(this.service, ACCOUNT));
  }

  private async ask<T>(question: (keytar: Keytar) => Promise<T>): Promise<T> {
    const keytar = await this.load().catch((cause: unknown) => {
      throw new KeychainError(cause, true);
    });
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => timeout.reject(new KeychainError('The keychain didn’t answer.')),
      this.timeoutMs,
    );
    try {
      return await Promise.race([question(keytar), timeout.promise]);
    } catch (cause) {
      if (cause instanceof KeychainError) throw cause;
      throw new KeychainError(cause, cause instanceof Error && NO_SERVICE.test(cause.message));
    } finally {
      clearTimeout(timer);
    }
  }
}

/** The native module. It's CommonJS, so its functions are on `default`. */
export async function loadKeytar(): Promise<Keytar> {
  const module = (await import('keytar')) as Keytar & { default?: Keytar };
  return module.default ?? module;
}
