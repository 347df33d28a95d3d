import { Controller, Get, Header, Inject } from '@nestjs/common';
import { Registry } from 'prom-client';
import { DomainError } from '../errors';
import { Readiness } from './readiness';

/** For whoever runs the server: is it up, is it ready, how is it doing. */
@Controller()
export class TelemetryController {
  constructor(
    @Inject(Readiness) private readonly readiness: Readiness,
    @Inject(Registry) private readonly registry: Registry,
  ) {}

  @Get('/healthz')
  @Header('cache-control', 'no-store')
  healthz() {
    return { status: 'ok' };
  }

  @Get('/readyz')
  @Header('cache-control', 'no-store')
  async readyz() {
    const missing = await this.readiness.missing();
    if (missing.length > 0) throw new DomainError('unavailable', `Not ready yet: ${missing.join(', ')}.`);
    return { status: 'ready' };
  }

  @Get('/metrics')
  @Header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
  metrics(): Promise<string> {
    return this.registry.metrics();
  }
}
