import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { type SandboxOptions, SandboxRunner } from './sandbox-runner';

/** The server's `SandboxRunner`. */
export const SANDBOX = Symbol('SANDBOX');

/** Wires the one sandbox of the server; ends its processes when the server stops. */
@Module({})
export class SandboxModule implements OnApplicationShutdown {
  constructor(@Inject(SANDBOX) private readonly sandbox: SandboxRunner) {}

  static forRoot(options: SandboxOptions): DynamicModule {
    return {
      module: SandboxModule,
      global: true,
      providers: [{ provide: SANDBOX, useFactory: () => SandboxRunner.start(options) }],
      exports: [SANDBOX],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sandbox.close();
  }
}
