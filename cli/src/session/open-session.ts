import { openKeychain } from './keychain';
import { Session } from './session';
import { tokenFiles } from './token-file';

/** The session with a server, kept in the keychain or, if this computer has none, in a file. */
export async function openSession(server: string): Promise<Session> {
  const keychain = await openKeychain();
  const files = tokenFiles();
  // Someone who signed in before there was a keychain stays signed in.
  if (keychain && !(await keychain.read(server)) && (await files.read(server)))
    return new Session(server, files);
  return new Session(server, keychain ?? files);
}
