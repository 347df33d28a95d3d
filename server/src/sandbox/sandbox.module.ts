import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Registry } from 'prom-client';
import { NoSandbox } from './no-sandbox';
import type { Sandbox } from './sandbox';
import { exposeSandbox } from './sandbox-metrics';
import type { SandboxLog } from './sandbox-pool';
import { QUEUE_LIMITS, type SandboxOptions, SandboxRunner } from './sandbox-runner';

/** The server's `Sandbox`. */
export const SANDBOX = Symbol('SANDBOX');

type SandboxModuleOptions = SandboxOptions & { redisUrl?: string; isOff?: boolean };

/** Provides the server's sandbox with its log and metrics. Stops its processes when the server stops. */
@Module({})
export class SandboxModule implements OnApplicationShutdown {
  constructor(@Inject(SANDBOX) private readonly sandbox: Sandbox) {}

  /**
   * With `redisUrl`, remote runners execute the runs; otherwise, subprocesses of this server do. Neither do if it's off.
   */
  static forRoot({ redisUrl, isOff, ...options }: SandboxModuleOptions): DynamicModule {
    return {
      module: SandboxModule,
      global: true,
      providers: [
        {
          provide: SANDBOX,
          useFactory: async (registry?: Registry) => {
            const log = options.log ?? nestLog();
            const sandbox = isOff
              ? new NoSandbox()
              : redisUrl
                ? await startQueued(redisUrl, log)
                : await SandboxRunner.start({ ...options, log });
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

/** Imported on demand, because most servers don't use Redis. */
async function startQueued(redisUrl: string, log: SandboxLog): Promise<Sandbox> {
  const { QueuedSandbox } = await import('./queue/queued-sandbox');
  return QueuedSandbox.start({ redisUrl, queueLimits: QUEUE_LIMITS, log });
}

function nestLog() {
  const logger = new Logger('Sandbox');
  return { info: (message: string) => logger.log(message), warn: (message: string) => logger.warn(message) };
}
