import { Injectable } from '@nestjs/common';
import { Audit } from '@server/operations/audit';
import {
  reEncodeLogo,
  SiteLogoEntity,
  SiteSettings,
  type SiteSettingsEntity,
} from '@server/operations/site-settings';
import { Clock } from '@server/platform/clock';
import { Database, newId, type Transaction } from '@server/platform/database';
import type { changeSite, InputOf } from '@shared/contracts';
import type { SiteLook } from '@shared/contracts/operations/site-look';
import { Not } from 'typeorm';
import { noDomains } from './setup.errors';

export type SiteChange = InputOf<typeof changeSite>['body'];

/** Changes what the whole site looks like, and who may sign up. */
@Injectable()
export class ChangeSite {
  constructor(
    private readonly database: Database,
    private readonly settings: SiteSettings,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for the rule `domains` without any. */
  async execute(adminId: string, { name, accent, signUp, domains }: SiteChange): Promise<SiteLook> {
    const listed = signUp === 'domains' ? [...new Set(domains)].sort() : [];
    if (signUp === 'domains' && listed.length === 0) throw noDomains();
    await this.database.transaction(async (tx) => {
      await this.settings.update(tx, { name, accent, signUp, domains: listed });
      const details = {
        name,
        signUp,
        ...(accent && { accent }),
        ...(listed[0] && { domains: listed.join(' ') }),
      };
      await this.audit.record(tx, { adminId, action: 'change-site', subject: 'site', details });
    });
    return this.changed();
  }

  /** @throws DomainError `invalid` if it isn't an image that we take. */
  async setLogo(adminId: string, bytes: Buffer): Promise<SiteLook> {
    const { png, ...size } = await reEncodeLogo(bytes);
    const id = newId();
    const file = { id, createdAt: this.clock.now(), png: png.toString('base64') };
    await this.database.transaction(async (tx) => {
      await tx.manager.insert(SiteLogoEntity, file);
      await this.useLogo(tx, adminId, { id, ...size });
    });
    return this.changed();
  }

  async removeLogo(adminId: string): Promise<SiteLook> {
    await this.database.transaction((tx) => this.useLogo(tx, adminId, null));
    return this.changed();
  }

  private async useLogo(tx: Transaction, adminId: string, logo: SiteSettingsEntity['logo']): Promise<void> {
    await this.settings.update(tx, { logo });
    await tx.manager.delete(SiteLogoEntity, { id: Not(logo?.id ?? '') });
    const details = { logo: logo?.id ?? 'none' };
    await this.audit.record(tx, { adminId, action: 'change-logo', subject: 'site', details });
  }

  private async changed(): Promise<SiteLook> {
    await this.settings.announceChange();
    return this.settings.current();
  }
}
