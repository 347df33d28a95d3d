import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { logoNotFound } from './site-logo';
import { SiteLogoEntity } from './site-logo.entity';

@Injectable()
export class SiteLogos {
  constructor(private readonly dataSource: DataSource) {}

  /** A PNG. @throws DomainError `not-found` */
  async read(id: string): Promise<Buffer> {
    const logo = await this.dataSource.manager.findOneBy(SiteLogoEntity, { id });
    if (!logo) throw logoNotFound();
    return Buffer.from(logo.png, 'base64');
  }
}
