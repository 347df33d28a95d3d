import type { Server } from 'node:http';

/** Why an address can't be had: `message` is the one line to show. */
export class AddressUnusable extends Error {
  override readonly name = 'AddressUnusable';
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'another program has this port',
  EACCES: 'this user may not have this port',
  EADDRNOTAVAIL: 'this machine has no such address',
};

/**
 * Takes the port before there's anything to serve. Who asks the server to listen later, as the framework does once it's
 * ready, finds it listening; `onListen` is called then.
 * @throws AddressUnusable
 */
export async function bindEarly(
  server: Server,
  { port, host }: { port: number; host: string },
  onListen: () => void,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => {
      const reason = REASONS[error.code ?? ''] ?? error.message;
      reject(
        new AddressUnusable(`It can't listen on ${host}:${port} (HOST, PORT): ${reason}.`, { cause: error }),
      );
    };
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  server.listen = () => {
    onListen();
    process.nextTick(() => server.emit('listening'));
    return server;
  };
}
