import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../errors';
import { settingsFolder } from '../settings/settings';
import { parseTokens, type TokenStore } from './token-store';

/** Tokens in files that only the learner's account can read, for computers without a keychain. */
export function tokenFiles(folder = settingsFolder()): TokenStore {
  const fileOf = (server: string) => join(folder, `session-${encodeURIComponent(server)}.json`);
  return {
    place: `${folder} (only your account can read it)`,
    read: async (server) => parseTokens(await textOf(fileOf(server))),
    delete: (server) => rm(fileOf(server), { force: true }),
    async write(server, tokens) {
      const file = fileOf(server);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // A new file each time: an existing one keeps the permissions that it has.
        await rm(`${file}.new`, { force: true });
        await writeFile(`${file}.new`, JSON.stringify(tokens), { mode: 0o600, flag: 'wx' });
        await rename(`${file}.new`, file);
      } catch (error) {
        throw new CliError(`Can’t save your session: ${(error as Error).message}`);
      }
    },
  };
}

/** Undefined if there is no file. @throws CliError if it can't be read */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new CliError(`Can’t read your session: ${(error as Error).message}`);
  }
}
