import type { FastifyInstance } from 'fastify';
import { type DestinationStream, type Logger, symbols } from 'pino';
import type { Registry } from 'prom-client';
import { withoutQuery } from './logger';
import { RequestDurations } from './request-durations';

export interface AnsweredRequest {
  id: string;
  method: string;
  url: string;
  /** The route's pattern, never the URL: ids would make a time series each. */
  route: string;
  remoteAddress: string | undefined;
  status: number;
  ms: number;
}

/** One line in the log and one count in the metrics for each request, cached replies included. */
export class RequestTelemetry {
  private readonly durations: RequestDurations;
  private readonly logger: Logger;
  private readonly output: DestinationStream;

  constructor(logger: Logger, registry: Registry) {
    this.logger = logger;
    this.output = (logger as Logger & { [symbols.streamSym]: DestinationStream })[symbols.streamSym];
    this.durations = new RequestDurations(registry);
  }

  /** Records what the framework answers; others call `record` themselves. */
  listen(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request, reply, done) => {
      this.record({
        id: request.id,
        method: request.method,
        url: request.url,
        route: request.routeOptions.url ?? 'none',
        remoteAddress: request.ip,
        status: reply.statusCode,
        ms: reply.elapsedTime,
      });
      done();
    });
  }

  /**
   * The caller is known by the request's id, never by a token. The line is what pino would write; written by hand, it
   * costs a cached reply a tenth of its time less.
   */
  record({ id, method, url, route, remoteAddress, status, ms }: AnsweredRequest): void {
    this.durations.observe(method, route, status, ms / 1000);
    if (!this.logger.isLevelEnabled('info')) return;
    const address = remoteAddress === undefined ? '' : `,"remoteAddress":${JSON.stringify(remoteAddress)}`;
    this.output.write(
      `{"level":30,"time":${Date.now()},"reqId":"${id}","method":"${method}",` +
        `"url":${JSON.stringify(withoutQuery(url))}${address},"status":${status},` +
        `"ms":${Math.round(ms * 10) / 10},"msg":"request"}\n`,
    );
  }
}
