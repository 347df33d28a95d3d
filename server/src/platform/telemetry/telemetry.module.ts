import { type DynamicModule, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { Readiness } from './readiness';
import { TelemetryController } from './telemetry.controller';

/** Global: Readiness and the metrics Registry, which features add to. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: the shape of Nest's dynamic modules
export class TelemetryModule {
  static forRoot(registry: Registry): DynamicModule {
    return {
      module: TelemetryModule,
      global: true,
      controllers: [TelemetryController],
      providers: [
        { provide: Readiness, useFactory: () => new Readiness() },
        { provide: Registry, useValue: registry },
      ],
      exports: [Readiness, Registry],
    };
  }
}
