import { type DynamicModule, Module } from '@nestjs/common';
import type { Settings } from './platform.settings';

/** Injection token of the settings. Each feature injects them as its own type, such as `GithubSettings`. */
export const SETTINGS = Symbol('settings');

/** Global: the settings, for `@Inject(SETTINGS)`. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: the shape of Nest's dynamic modules
export class ConfigModule {
  static forRoot(settings: Settings): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: SETTINGS, useValue: settings }],
      exports: [SETTINGS],
    };
  }
}
