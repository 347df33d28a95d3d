import { type DynamicModule, Module } from '@nestjs/common';
import type { Settings } from './settings';

/** Injection token of the settings. */
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
