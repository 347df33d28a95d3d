import type { Api } from '@web/api';
import type { Platform } from '@web/platform';
import { reaction } from 'mobx';
import { CatalogStore } from './catalog.store';
import { OverlaysStore } from './overlays.store';
import { SessionStore } from './session.store';
import { type SystemTheme, ThemeStore } from './theme.store';
import { UserStore } from './user.store';

/** Every store that more than one feature needs; a feature's own store is made by the feature from these. */
export class RootStore {
  readonly api: Api['client'];
  readonly tokens: Api['tokens'];
  readonly session: SessionStore;
  readonly user: UserStore;
  readonly catalog: CatalogStore;
  readonly theme: ThemeStore;
  readonly overlays = new OverlaysStore();

  constructor(
    api: Api,
    readonly platform: Platform,
    systemTheme: SystemTheme,
  ) {
    this.api = api.client;
    this.tokens = api.tokens;
    this.session = new SessionStore(api.client, api.tokens, platform);
    const isSignedIn = () => this.session.isSignedIn;
    this.user = new UserStore(api.client, isSignedIn);
    this.catalog = new CatalogStore(api.client, this.session);
    this.theme = new ThemeStore(platform.storage, systemTheme);
    reaction(isSignedIn, (signedIn) => this.onSession(signedIn));
  }

  /** User data belongs to one session: dropped at each change, and the user loaded at once. */
  private onSession(signedIn: boolean): void {
    this.user.state.reset();
    this.catalog.resetUserData();
    if (!signedIn) return;
    if (this.overlays.open === 'login') this.overlays.close();
    void this.user.load();
  }
}
