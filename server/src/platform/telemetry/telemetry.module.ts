import { Global, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { createMetrics } from './metrics';
import { Readiness } from './readiness';
import { TelemetryController } from './telemetry.controller';

/** Global: Readiness and the metrics Registry, which features add to. */
@Global()
@Module({
  controllers: [TelemetryController],
  providers: [Readiness, { provide: Registry, useFactory: createMetrics }],
  exports: [Readiness, Registry],
})
export class TelemetryModule {}
