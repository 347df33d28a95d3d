import { resolve } from 'node:path';
import { backUp } from '../operations/backup';
import { readSettings } from '../settings';
import { runCommand } from './command-app';

// npm run backup -- <folder>, also beside a running server: docs/hosting.md.
// None is used here, and none must be made: a restored one goes where a new one would be.
const AUTH_SECRET = 'x'.repeat(32);

await runCommand(async () => {
  const [folder, ...others] = process.argv.slice(2);
  if (!folder || folder.startsWith('-') || others.length > 0)
    throw new Error('Usage: npm run backup -- <new folder>');
  return backUp(readSettings({ ...process.env, AUTH_SECRET }), resolve(folder));
});
