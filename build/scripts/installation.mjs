/**
 * What npm has to do before a command can run, or nothing. Less is never installed over more: who has the tools keeps them,
 * also when the lock file changes.
 * @param {object} state
 * @param {'host' | 'all'} state.wanted by the command
 * @param {string} state.lock hash of package-lock.json
 * @param {string | undefined} state.stamp of the last installation: its lock's hash, and what was installed
 * @param {boolean} state.hasTools whether tools are there, even if npm itself was asked for them
 * @returns {{ extent: 'host' | 'all', npm: string[], message: string } | undefined}
 */
export function installation({ wanted, lock, stamp, hasTools }) {
  const [from, extent = 'all'] = stamp?.split(' ') ?? [];
  const isCurrent = from === lock;
  if (isCurrent && (extent === 'all' || extent === wanted)) return;
  // Only adds packages, so a server that runs from this folder keeps the ones it uses.
  if (isCurrent)
    return {
      extent: 'all',
      npm: ['install', '--include=dev', '--no-save'],
      message: 'Installing the tools for tests, checks and the desktop app as well (about a minute) ...',
    };
  if (wanted === 'host' && !hasTools)
    return {
      extent: 'host',
      npm: ['ci', '--omit=dev'],
      message: 'Installing dependencies from package-lock.json (about half a minute) ...',
    };
  return {
    extent: 'all',
    npm: ['ci', '--include=dev'],
    message: 'Installing dependencies and tools from package-lock.json (about a minute) ...',
  };
}
