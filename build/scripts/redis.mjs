// Finds the Redis that the tests of the queue need, or installs one. Plain Node 20 or newer, no dependencies.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of redis-server; undefined when there is none. */
export const findRedis = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'redis-server'))
    .find((path) => existsSync(path));

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Installs it where that is a matter of one command; without it the tests of the queue are skipped. */
export function ensureRedis() {
  if (findRedis()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('No redis-server found; installing one for the tests of the queue ...');
    const apt = ['-y', '-qq', '--no-install-recommends', 'install', 'redis-server'];
    if (run('apt-get', ['-qq', 'update']) && run('apt-get', apt) && findRedis()) return;
  }
  console.log('The tests of the queue are skipped: they need redis-server on the PATH.');
}
