import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Invalidations } from '@server/platform/cache';
import { Clock } from '@server/platform/clock';
import { insertOnce, lockRow, type Transaction } from '@server/platform/database';
import { SiteIdentity } from '@server/platform/site';
import { DEFAULT_LOOK, type SiteLook } from '@shared/contracts/operations/site-look';
import { DataSource, type EntityManager } from 'typeorm';
import { SITE, SiteSettingsEntity } from './site-settings.entity';

/** How old the settings can be before the next reader has them read again. */
const TTL_MS = 5_000;
const SITE_SETTINGS = 'site-settings';

/**
 * The site's settings. Readers get them from memory and never wait for the database. Once they're older than 5 s, a
 * reader's call has them read again in the background: that's how changes reach other servers without Redis.
 * What has to be exact, such as who may sign up, reads the row itself (`read`).
 */
@Injectable()
export class SiteSettings extends SiteIdentity implements OnModuleInit {
  private look: SiteLook = DEFAULT_LOOK;
  private readAt = Number.NEGATIVE_INFINITY;
  private reading: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly invalidations: Invalidations,
  ) {
    super();
    invalidations.on(SITE_SETTINGS, () => this.refresh());
  }

  /** The first visitor sees the site's own name. */
  onModuleInit(): Promise<void> {
    return this.refresh();
  }

  current(): SiteLook {
    // The pages go on with the last settings while the database doesn't answer; readiness reports it.
    if (this.clock.now().getTime() - this.readAt >= TTL_MS) void this.readOnce().catch(() => undefined);
    return this.look;
  }

  /** Call it after committing a change. This process has the new settings when it resolves; the others read them, too. */
  announceChange(): Promise<void> {
    return this.invalidations.announce(SITE_SETTINGS);
  }

  /** A reading that has begun already may have missed the change. */
  private async refresh(): Promise<void> {
    await this.reading?.catch(() => undefined);
    await this.readOnce();
  }

  private readOnce(): Promise<void> {
    this.reading ??= this.load().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async load(): Promise<void> {
    // A reader that asks again meanwhile doesn't start another one, and a failure waits for the next 5 s.
    this.readAt = this.clock.now().getTime();
    this.look = lookOf(await this.read(this.dataSource.manager));
  }

  /** The row as it is now; the defaults if there's none. */
  async read(manager: EntityManager): Promise<SiteSettingsEntity> {
    return (await manager.findOneBy(SiteSettingsEntity, { id: SITE })) ?? { ...DEFAULT_ROW };
  }

  /** Changes the row, under its lock. Call `announceChange` after the commit. */
  async update(tx: Transaction, change: Partial<SiteSettingsEntity>): Promise<SiteSettingsEntity> {
    const row = await this.lock(tx);
    const changed = { ...row, ...change };
    await tx.manager.update(SiteSettingsEntity, { id: SITE }, changed);
    return row;
  }

  /** The row, locked; created if it isn't there. */
  async lock(tx: Transaction): Promise<SiteSettingsEntity> {
    await insertOnce(tx, SiteSettingsEntity, { ...DEFAULT_ROW });
    const row = await lockRow(tx, SiteSettingsEntity, { id: SITE });
    if (!row) throw new Error('The row of the site’s settings is gone.');
    return row;
  }
}

const DEFAULT_ROW: SiteSettingsEntity = {
  id: SITE,
  name: DEFAULT_LOOK.name,
  accent: null,
  logo: null,
  signUp: 'everybody',
  domains: [],
  setUpAt: null,
};

const lookOf = ({ name, accent, logo, signUp, domains }: SiteSettingsEntity): SiteLook => ({
  name,
  accent,
  logo: logo && { url: `/v1/static/site_logos/${logo.id}`, width: logo.width, height: logo.height },
  signUp,
  domains,
});
