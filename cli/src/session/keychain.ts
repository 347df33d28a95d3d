import { parseTokens, type TokenStore } from './token-store';

const SERVICE = 'Emberforge terminal client';
const NAMES: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'your macOS keychain',
  win32: 'Windows Credential Manager',
};

/** The parts of `keytar` that are used. */
export interface Keytar {
  getPassword(service: string, account: string): Promise<string | null>;
  setPassword(service: string, account: string, password: string): Promise<void>;
  deletePassword(service: string, account: string): Promise<boolean>;
}

/** The operating system's keychain, or undefined if there's none, or it's locked. */
export async function openKeychain(
  load: () => Promise<Keytar> = loadKeytar,
): Promise<TokenStore | undefined> {
  try {
    const keytar = await load();
    // Asking is the only way to find out: without a running keychain, every call fails.
    await keytar.getPassword(SERVICE, 'any');
    return {
      place: NAMES[process.platform] ?? 'your keychain',
      read: async (server) => parseTokens(await keytar.getPassword(SERVICE, server)),
      write: (server, tokens) => keytar.setPassword(SERVICE, server, JSON.stringify(tokens)),
      delete: async (server) => void (await keytar.deletePassword(SERVICE, server)),
    };
  } catch {
    return undefined;
  }
}

/** Optional: its binary isn't there for every system. */
async function loadKeytar(): Promise<Keytar> {
  const { default: keytar } = await import('keytar');
  return keytar;
}
