import type { Api } from '@web/api';
import type { Platform } from '@web/platform';
import { computed, makeObservable, observableRef, reaction, runInAction } from 'mobx';
import { CatalogStore } from './catalog.store';
import { ConfirmationStore } from './confirmation.store';
import { ConnectionStore } from './connection.store';
import { GUEST } from './guest';
import { Impersonation } from './impersonation';
import { LiveFeeds } from './live-feeds';
import { OverlaysStore } from './overlays.store';
import { SessionStore } from './session.store';
import { SoundsStore } from './sounds.store';
import { type SystemTheme, ThemeStore } from './theme.store';
import { UserScope } from './user-scope';
import type { QueuedWrite } from './write-queue/queued-write';

/** Remembers the learner, to show their saved work before the server has confirmed the session. */
const LAST_USER = 'emberforge.last-user';
const PROBE_TIMEOUT_MS = 5_000;

/** The stores that several features share. Features create their own stores from these. */
export class RootStore {
  readonly api: Api['client'];
  readonly tokens: Api['tokens'];
  readonly stopImpersonation: Api['stopImpersonation'];
  readonly connection: ConnectionStore;
  readonly session: SessionStore;
  readonly catalog: CatalogStore;
  readonly theme: ThemeStore;
  readonly sounds: SoundsStore;
  readonly overlays = new OverlaysStore();
  readonly confirmation = new ConfirmationStore();
  readonly live = new LiveFeeds();
  /** Stores with one learner's data. Replaced on every sign-in and sign-out, so don't hold on to them. */
  scope: UserScope;

  constructor(
    api: Api,
    readonly platform: Platform,
    systemTheme: SystemTheme,
    /** By default there's none. */
    readonly impersonation: Impersonation = new Impersonation(platform),
    /** What can wait for a connection; nothing by default. */
    readonly queuedWrites: readonly QueuedWrite[] = [],
  ) {
    this.api = api.client;
    this.stopImpersonation = api.stopImpersonation;
    this.tokens = api.tokens;
    this.api.onNeedsConfirmation = () => this.confirmation.ask();
    this.session = new SessionStore(api.client, api.tokens, platform);
    this.connection = this.createConnection();
    this.catalog = new CatalogStore(api.client);
    this.theme = new ThemeStore(platform.storage, systemTheme);
    this.sounds = new SoundsStore(platform.storage);
    this.scope = this.createScope(0);
    makeObservable(this, { scope: observableRef, user: computed, progress: computed });
    reaction(
      () => `${this.owner()} ${this.session.isSignedIn}`,
      () => this.replaceScope(),
    );
  }

  /** The server counts as reached once it has also said who is signed in. */
  private createConnection(): ConnectionStore {
    const { api, session } = this;
    const connection = new ConnectionStore({
      network: this.platform.network,
      probe: async () => {
        const { version } = await api.call('getVersion', { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
        if (session.status === 'unknown') await session.restore();
        if (session.status === 'unknown') throw new Error('The session is still unknown');
        return version;
      },
    });
    api.onNoAnswer = () => void connection.check();
    reaction(
      () => session.status,
      (status) => {
        if (status === 'unknown') connection.lost();
        else if (!connection.isOnline) void connection.check();
        if (status === 'guest') void this.scope.writeQueue.sendAll();
      },
    );
    connection.onReconnect(() => {
      if (session.isSignedIn) void this.user.load();
      void this.scope.writeQueue.sendAll();
      this.scope.spellbook.refreshCopy();
    });
    return connection;
  }

  get user() {
    return this.scope.user;
  }

  get progress() {
    return this.scope.progress;
  }

  /** The owner of the work to show: a learner's id or the guest's. */
  private owner(): string {
    const { session, platform } = this;
    if (session.userId !== null) return session.userId;
    return (session.isProbablySignedIn ? platform.storage.get(LAST_USER) : null) ?? GUEST;
  }

  private createScope(generation: number): UserScope {
    return new UserScope({ owner: this.owner(), generation }, this);
  }

  private replaceScope(): void {
    const old = this.scope;
    const hasLeft = old.owner !== GUEST && old.owner !== this.owner();
    const scope = this.createScope(old.generation + Number(hasLeft));
    runInAction(() => {
      old.dispose();
      if (hasLeft) {
        old.kept.drop();
        old.spellbook.forget();
      }
      this.scope = scope;
    });
    if (!this.session.isSignedIn) return;
    if (this.session.userId !== null) {
      this.platform.storage.set(LAST_USER, this.session.userId);
      void scope.writeQueue.sendAll();
    }
    if (this.overlays.open === 'login') this.overlays.close();
    void scope.user.load();
  }
}
