import { Controller, Get, Header, Inject } from '@nestjs/common';
import { asIs } from '@shared/texts';
import { DomainError } from '../errors';
import { Readiness } from './readiness';

/** For operators: is it up, is it ready. */
@Controller()
export class TelemetryController {
  constructor(@Inject(Readiness) private readonly readiness: Readiness) {}

  @Get('/healthz')
  @Header('cache-control', 'no-store')
  healthz() {
    return { status: 'ok' };
  }

  @Get('/readyz')
  @Header('cache-control', 'no-store')
  async readyz() {
    const missing = await this.readiness.missing();
    if (missing.length > 0)
      throw new DomainError('unavailable', asIs(`Not ready yet: ${missing.join(', ')}.`));
    return { status: 'ready' };
  }
}
