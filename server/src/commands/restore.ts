import { resolve } from 'node:path';
import { restore } from '../operations/backup';
import { readSettings } from '../settings';
import { runCommand } from './command-app';

// npm run restore -- <folder of a backup>, before the server starts: docs/hosting.md.
// None is used here, and none must be made: a restored one goes where a new one would be.
const AUTH_SECRET = 'x'.repeat(32);

await runCommand(async () => {
  const [folder, ...others] = process.argv.slice(2);
  if (!folder || folder.startsWith('-') || others.length > 0)
    throw new Error('Usage: npm run restore -- <folder of a backup>');
  return restore(readSettings({ ...process.env, AUTH_SECRET }), resolve(folder));
});
