import { Controller } from '@nestjs/common';
import { Serve } from '@server/platform/http';
import { listInstallers, type ReplyOf } from '@shared/contracts';
import { Installers } from './installers';

@Controller()
export class DesktopAppController {
  constructor(private readonly installers: Installers) {}

  @Serve(listInstallers)
  async list(): Promise<ReplyOf<typeof listInstallers>> {
    const installers = await this.installers.newest();
    return {
      Installers: installers.map(({ system, processor, kind, version, bytes, path }) => ({
        System: system,
        Processor: processor,
        Kind: kind,
        Version: version,
        Bytes: bytes,
        Path: path,
      })),
    };
  }
}
