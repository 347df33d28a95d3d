import childProcess from 'node:child_process';
import cluster from 'node:cluster';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import process from 'node:process';
import workerThreads from 'node:worker_threads';

type Members = Record<string, unknown>;

const refuse = (what: string) =>
  function refused(): never {
    throw new Error(`${what} is closed in a runner`);
  };

function close(target: object, names: readonly string[], what: string): void {
  for (const name of names) {
    if (!(name in target)) continue;
    Object.defineProperty(target, name, { value: refuse(what), writable: false, configurable: false });
  }
}

const functionsOf = (target: object) =>
  Object.keys(target).filter((name) => typeof (target as Members)[name] === 'function');

/**
 * Disables everything a runner doesn't need once its runtimes are loaded. A learner's program has no access to this
 * process's JavaScript, so this protects against an escape from a runtime, in addition to the process isolation (see
 * isolation.ts). On systems without network namespaces, it's the only protection of the network.
 */
export function lockDown(): void {
  closeNetwork();
  close(childProcess, functionsOf(childProcess), 'child_process');
  close(workerThreads, ['Worker'], 'worker_threads');
  close(cluster, ['fork', 'setupPrimary', 'setupMaster'], 'cluster');
  syncBuiltinESMExports();
  closeProcess();
  closeImports();
  closeFiles();
}

function closeNetwork(): void {
  close(net.Socket.prototype, ['connect'], 'net');
  close(net.Server.prototype, ['listen'], 'net');
  close(net, ['connect', 'createConnection', 'createServer'], 'net');
  close(dgram.Socket.prototype, ['bind', 'connect', 'send'], 'dgram');
  close(dgram, ['createSocket'], 'dgram');
  close(dns, functionsOf(dns), 'dns');
  close(dns.promises, functionsOf(dns.promises), 'dns');
  close(globalThis, ['fetch', 'WebSocket', 'EventSource'], 'the network');
}

function closeProcess(): void {
  const names = [
    'binding',
    '_linkedBinding',
    'dlopen',
    'kill',
    '_kill',
    'chdir',
    'getBuiltinModule',
    'execve',
  ];
  close(process, [...names, '_debugProcess', '_startProfilerIdleNotifier', 'loadEnvFile'], 'process');
  Object.defineProperty(process, 'env', { value: Object.freeze({}), writable: false, configurable: false });
  // No code here needs the global, and libraries that detect Node by it use their portable code path.
  Reflect.deleteProperty(globalThis, 'process');
}

function closeImports(): void {
  const refused = refuse('import');
  registerHooks({ resolve: refused, load: refused });
}

/** Drops Node's read permission, even for the files it was started with. */
function closeFiles(): void {
  const permission = process.permission as { drop?(scope: string): void } | undefined;
  permission?.drop?.('fs.read');
}
