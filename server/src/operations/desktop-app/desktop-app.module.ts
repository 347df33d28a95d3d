import { type DynamicModule, Module } from '@nestjs/common';
import { DesktopAppController } from './desktop-app.controller';
import { DOWNLOADS_FOLDERS, Installers } from './installers';

/** Which installers of the desktop app learners can download. */
@Module({})
// biome-ignore lint/complexity/noStaticOnlyClass: the shape of Nest's dynamic modules
export class DesktopAppModule {
  static forRoot(downloadsFolders: readonly string[]): DynamicModule {
    return {
      module: DesktopAppModule,
      controllers: [DesktopAppController],
      providers: [Installers, { provide: DOWNLOADS_FOLDERS, useValue: downloadsFolders }],
    };
  }
}
