import { randomBytes } from 'node:crypto';
import { constants, copyFileSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Characters of a secret: the same limit as for one given by AUTH_SECRET. */
export const MIN_SECRET_LENGTH = 32;

/**
 * The secret of this data folder: created by the first start and kept, so that sessions outlive a restart. Several
 * processes may start on one folder at the same time: they all get the same secret.
 * @throws Error with one line when the file is there but doesn't hold a secret.
 */
export function storedSecret(dataDir: string): string {
  const path = join(dataDir, 'auth-secret');
  const secret = read(path) ?? create(path);
  if (secret.length >= MIN_SECRET_LENGTH) return secret;
  throw new Error(`${path} doesn't hold a secret. Delete this file, and the next start creates a new one.`);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written under another name first, so that nobody reads half a secret. */
function create(path: string): string {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  try {
    publish(draft, path);
  } catch (error) {
    // Another process was first: its secret is the one.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return read(path) ?? '';
}

function publish(draft: string, path: string): void {
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    // Not every file system has hard links.
    copyFileSync(draft, path, constants.COPYFILE_EXCL);
  }
}
