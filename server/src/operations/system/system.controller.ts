import { Controller, Get, Inject } from '@nestjs/common';
import { openApiDocument, Serve } from '@server/platform/http';
import { ENDPOINTS, type ReplyOf } from '@shared/contracts';

/** Injection token of the version that GET /version answers. */
export const APP_VERSION = Symbol('app-version');

/** The API's version and description. */
@Controller()
export class SystemController {
  private readonly document: object;

  constructor(@Inject(APP_VERSION) private readonly version: string) {
    this.document = openApiDocument(version);
  }

  @Serve(ENDPOINTS.getVersion)
  getVersion(): ReplyOf<typeof ENDPOINTS.getVersion> {
    return { Version: this.version };
  }

  @Get('/v1/openapi.json')
  getOpenApi(): object {
    return this.document;
  }
}
