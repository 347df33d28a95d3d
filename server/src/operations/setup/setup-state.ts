import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SiteSettings } from '@server/operations/site-settings';
import { UserEntity } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Database } from '@server/platform/database';

/** Whether the setup page is open: until a site has its first admin, and never again after that. */
@Injectable()
export class SetupState implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
  ) {}

  /** A site from before there was a setup page, or with an admin by command, needs none. */
  async onApplicationBootstrap(): Promise<void> {
    const { manager } = this.database.dataSource;
    if (!(await this.isOpen()) || !(await manager.existsBy(UserEntity, { isAdmin: true }))) return;
    await this.database.transaction((tx) => this.settings.update(tx, { setUpAt: this.clock.now() }));
  }

  async isOpen(): Promise<boolean> {
    return (await this.settings.read(this.database.dataSource.manager)).setUpAt === null;
  }
}
