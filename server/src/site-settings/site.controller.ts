import { Controller, Res } from '@nestjs/common';
import { Input, Serve } from '@server/platform/http';
import { getSite, getSiteLogo, type InputOf, type Site } from '@shared/contracts';
import type { FastifyReply } from 'fastify';
import { DataSource } from 'typeorm';
import { presentSite } from './site.presenter';
import { logoNotFound } from './site-logo';
import { SiteLogoEntity } from './site-logo.entity';
import { SiteSettings } from './site-settings';

const YEAR_S = 31_536_000;

@Controller()
export class SiteController {
  constructor(
    private readonly settings: SiteSettings,
    private readonly dataSource: DataSource,
  ) {}

  @Serve(getSite)
  site(): Site {
    return presentSite(this.settings.current());
  }

  @Serve(getSiteLogo)
  async logo(
    @Input() { params }: InputOf<typeof getSiteLogo>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const logo = await this.dataSource.manager.findOneBy(SiteLogoEntity, { id: params.id });
    if (!logo) throw logoNotFound();
    reply.type('image/png').header('cache-control', `public, max-age=${YEAR_S}, immutable`);
    return Buffer.from(logo.png, 'base64');
  }
}
