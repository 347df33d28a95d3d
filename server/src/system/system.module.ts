import { type DynamicModule, Module } from '@nestjs/common';
import { APP_VERSION } from './app-version';
import { SystemController } from './system.controller';

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: the shape of Nest's dynamic modules
export class SystemModule {
  static forRoot(version: string): DynamicModule {
    return {
      module: SystemModule,
      controllers: [SystemController],
      providers: [{ provide: APP_VERSION, useValue: version }],
    };
  }
}
