import { Controller, Inject, Res } from '@nestjs/common';
import { SETTINGS } from '@server/platform/config';
import { Input, Serve } from '@server/platform/http';
import {
  type DataRecipients,
  getDataRecipients,
  getSite,
  getSiteLogo,
  type InputOf,
  type Site,
} from '@shared/contracts';
import type { FastifyReply } from 'fastify';
import { presentDataRecipients, type RecipientSettings } from './data-recipients.presenter';
import { presentSite } from './site.presenter';
import { SiteLogos } from './site-logos';
import { SiteSettings } from './site-settings';

const YEAR_S = 31_536_000;

@Controller()
export class SiteController {
  constructor(
    private readonly settings: SiteSettings,
    private readonly logos: SiteLogos,
    @Inject(SETTINGS) private readonly configured: RecipientSettings,
  ) {}

  @Serve(getSite)
  site(): Site {
    return presentSite(this.settings.current());
  }

  @Serve(getDataRecipients)
  dataRecipients(): DataRecipients {
    return presentDataRecipients(this.configured);
  }

  @Serve(getSiteLogo)
  async logo(
    @Input() { params }: InputOf<typeof getSiteLogo>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const png = await this.logos.read(params.id);
    reply.type('image/png').header('cache-control', `public, max-age=${YEAR_S}, immutable`);
    return png;
  }
}
