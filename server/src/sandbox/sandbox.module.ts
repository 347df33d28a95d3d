import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Registry } from 'prom-client';
import { exposeSandbox } from './sandbox-metrics';
import { type SandboxOptions, SandboxRunner } from './sandbox-runner';

/** The server's `SandboxRunner`. */
export const SANDBOX = Symbol('SANDBOX');

/** Wires the one sandbox of the server, its log and its metrics; ends its processes when the server stops. */
@Module({})
export class SandboxModule implements OnApplicationShutdown {
  constructor(@Inject(SANDBOX) private readonly sandbox: SandboxRunner) {}

  static forRoot(options: SandboxOptions): DynamicModule {
    return {
      module: SandboxModule,
      global: true,
      providers: [
        {
          provide: SANDBOX,
          useFactory: async (registry?: Registry) => {
            const sandbox = await SandboxRunner.start({ log: nestLog(), ...options });
            if (registry) exposeSandbox(registry, () => sandbox.stats());
            return sandbox;
          },
          inject: [{ token: Registry, optional: true }],
        },
      ],
      exports: [SANDBOX],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sandbox.close();
  }
}

function nestLog() {
  const logger = new Logger('Sandbox');
  return { info: (message: string) => logger.log(message), warn: (message: string) => logger.warn(message) };
}
