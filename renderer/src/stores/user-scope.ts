import type { Api, ApiClient } from '@web/api';
import type { Platform } from '@web/platform';
import type { CatalogStore } from './catalog.store';
import type { ConnectionStore } from './connection.store';
import { GUEST } from './guest';
import { KeptData } from './kept-data';
import { ProgressStore } from './progress.store';
import type { SessionStore } from './session.store';
import { SpellbookStore } from './spellbook.store';
import { UserStore } from './user.store';
import type { QueuedWrite } from './write-queue/queued-write';
import { WriteQueue } from './write-queue/write-queue.store';

/** The learner or guest that a scope belongs to. */
export interface ScopeOwner {
  /** The learner's UUID, or `GUEST`. Part of the keys in local storage. */
  owner: string;
  /** Incremented each time a learner leaves, to remount the screens, which hold that learner's work. */
  generation: number;
}

/** What the stores of a scope are made from: the stores that outlive it. */
export interface ScopeContext {
  api: ApiClient;
  tokens: Api['tokens'];
  session: SessionStore;
  catalog: CatalogStore;
  connection: ConnectionStore;
  platform: Platform;
  /** What can wait for a connection. */
  queuedWrites: readonly QueuedWrite[];
}

/** A feature's store with data of one learner. */
export interface LazyStore {
  /** Cancels loads and clears the data. */
  dispose(): void;
  /** The learner has just completed a lesson. */
  onLessonComplete?(): void;
}

/** Declare it once, at the top of its module: the function is the store's key. */
export type CreateStore<Store extends LazyStore> = (scope: UserScope, context: ScopeContext) => Store;

/**
 * All stores with data of one learner or guest. `RootStore` replaces the scope on every sign-in and sign-out, so one
 * learner never sees another's data. Put every store with a learner's data here.
 */
export class UserScope implements ScopeOwner {
  readonly owner: string;
  readonly generation: number;
  /** Copies of this learner's data on this device. */
  readonly kept: KeptData;
  readonly user: UserStore;
  readonly progress: ProgressStore;
  readonly writeQueue: WriteQueue;
  readonly spellbook: SpellbookStore;
  private readonly lazy = new Map<CreateStore<LazyStore>, LazyStore>();

  constructor(
    { owner, generation }: ScopeOwner,
    private readonly context: ScopeContext,
  ) {
    const { api, tokens, session, catalog, connection, platform, queuedWrites } = context;
    this.owner = owner;
    this.generation = generation;
    this.kept = new KeptData(platform.storage, owner);
    this.user = new UserStore(api, () => session.isSignedIn, this.kept);
    this.progress = new ProgressStore(api, session, catalog, this.kept);
    this.writeQueue = new WriteQueue({
      api,
      platform,
      connection,
      kinds: queuedWrites,
      owner,
      isOwnersTurn: async () => {
        // The next call will still use this token, so nobody else's session comes between.
        await tokens.fresh();
        return owner === GUEST ? !session.isProbablySignedIn : session.userId === owner;
      },
    });
    this.spellbook = new SpellbookStore({
      api,
      storage: platform.sharedStorage,
      owner,
      canLoad: () => session.isSignedIn,
    });
  }

  /** The store that `create` makes of this scope, once: a feature's own, or one whose code isn't in the first chunk. */
  of<Store extends LazyStore>(create: CreateStore<Store>): Store {
    let store = this.lazy.get(create) as Store | undefined;
    if (!store) {
      store = create(this, this.context);
      this.lazy.set(create, store);
    }
    return store;
  }

  /** Tells the stores that have been used so far: any other loads what's new by itself. */
  lessonCompleted(): void {
    for (const store of this.lazy.values()) store.onLessonComplete?.();
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.user.state.reset();
    this.progress.dispose();
    this.writeQueue.dispose();
    this.spellbook.books.reset();
    for (const store of this.lazy.values()) store.dispose();
  }
}
