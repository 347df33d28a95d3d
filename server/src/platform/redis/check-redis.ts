import { Redis } from 'ioredis';

const TIMEOUT_MS = 5_000;
const MAX_DATABASE = /^\/?(\d*)$/;

/** Why Redis can't be used: `message` is the one line to show. It never holds the password. */
export class RedisUnusable extends Error {
  override readonly name = 'RedisUnusable';
}

/**
 * Checks before anything else starts that Redis takes us: address, TLS, password and database number.
 * @throws RedisUnusable
 */
export async function checkRedis(url: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const { hostname, port, pathname, protocol } = new URL(url);
  const where = `Redis at ${hostname}:${port || 6379} (REDIS_URL)`;
  const database = MAX_DATABASE.exec(pathname)?.[1];
  if (database === undefined)
    throw new RedisUnusable(`${where} cannot be used: ${pathname.slice(1)} is no database number.`);
  const redis = new Redis(withoutDatabase(url), {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
  });
  // What went wrong comes as an event; the call below only says that the connection is closed.
  let cause: unknown;
  redis.on('error', (error) => {
    cause ??= error;
  });
  try {
    await redis.connect();
    await redis.select(Number(database || 0));
    await redis.ping();
  } catch (error) {
    throw new RedisUnusable(`${where} cannot be used: ${reasonOf(cause ?? error, protocol)}`, {
      cause: cause ?? error,
    });
  } finally {
    redis.disconnect();
  }
}

/** ioredis selects it by itself, and ends the process with an unhandled rejection when there is no such database. */
function withoutDatabase(url: string): string {
  const plain = new URL(url);
  plain.pathname = '';
  return plain.href;
}

function reasonOf(error: unknown, protocol: string): string {
  const { message = String(error), code } = (error instanceof AggregateError ? error.errors[0] : error) as {
    message?: string;
    code?: string;
  };
  if (/^NOAUTH|WRONGPASS|without any password/.test(message)) return 'it refuses the password.';
  if (/DB index/.test(message)) return 'it has no database of this number.';
  if (code === 'EPROTO' || /SSL|TLS|wrong version|certificate/i.test(message))
    return `TLS failed: ${message}`;
  const hint = protocol === 'rediss:' ? ' (does it speak TLS?).' : '.';
  if (message === 'Connection is closed.') return `it hung up${hint}`;
  if (message === 'Command timed out' || code === 'ETIMEDOUT') return `it does not answer${hint}`;
  return message.split('\n')[0] ?? '';
}
