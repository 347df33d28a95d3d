import { type DynamicModule, Module } from '@nestjs/common';
import { CatalogModule } from '@server/learning/catalog';
import { CrawlersController } from './crawlers.controller';
import { APP_VERSION, SystemController } from './system.controller';

@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: the shape of Nest's dynamic modules
export class SystemModule {
  static forRoot(version: string): DynamicModule {
    return {
      module: SystemModule,
      imports: [CatalogModule],
      controllers: [SystemController, CrawlersController],
      providers: [{ provide: APP_VERSION, useValue: version }],
    };
  }
}
