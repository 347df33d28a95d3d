import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { LineBatch } from './line-batch';

const REDACTED = '[redacted]';

/** A socket's URL carries the access token, a magic link's its code: what follows `?` never reaches a log. */
export const withoutQuery = (url: string): string => url.replace(/\?.*$/s, '?…');

const options = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  redact: {
    censor: REDACTED,
    paths: [
      'req.headers.authorization',
      'req.headers.cookie',
      'req.headers["x-refresh-token"]',
      'res.headers["set-cookie"]',
      '*.access_token',
      '*.refresh_token',
      '*.otp',
      '*.password',
    ],
  },
  serializers: {
    req: (request: { id: string; method: string; url: string; ip?: string }) => ({
      id: request.id,
      method: request.method,
      url: withoutQuery(request.url),
      remoteAddress: request.ip,
    }),
  },
});

/** How long a line waits for others. */
const FLUSH_MS = 250;

/** The server's structured log: one JSON line an event, secrets redacted. What is left is written at the exit. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  if (destination) return pino(options(level), destination);
  const output = pino.destination({ sync: false });
  const batch = new LineBatch(output);
  setInterval(() => batch.flush(), FLUSH_MS).unref();
  process.on('exit', () => {
    batch.flush();
    output.flushSync();
  });
  return pino(options(level), batch);
}

/** Nest's parts that log a line for each module and route: hundreds at a start, none of them news. */
const FRAMEWORK = new Set([
  'InstanceLoader',
  'NestApplication',
  'NestFactory',
  'RouterExplorer',
  'RoutesResolver',
  'WebSocketsController',
]);

/** Nest's own messages, and those of `new Logger('Context')`, into the same log. */
export class NestLog implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    const level = FRAMEWORK.has(context ?? '') ? 'debug' : 'info';
    this.logger[level]({ context }, String(message));
  }
  error(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    // Nest logs a start that fails and throws it as well; main prints what it catches.
    if (context === 'ExceptionHandler') this.logger.debug({ context }, String(message));
    else this.logger.error({ context, stack: rest.length > 1 ? rest[0] : undefined }, String(message));
  }
  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
  fatal(message: unknown, context?: string): void {
    this.logger.fatal({ context }, String(message));
  }
}

/** A logger for what needs no more than words. */
export const logOf = (logger: Logger) => ({
  info: (message: string) => logger.info(message),
  warn: (message: string) => logger.warn(message),
});
