import type { ApiClient, BossEventsProgress, BossFeedEntry } from '@web/api';
import { AsyncState, type CreateStore, type LiveFeeds, type UserScope } from '@web/stores';

/** As many as the server sends. */
const FEED_SIZE = 10;
/** The server's own numbers follow the feed, but not for every single hit of a busy minute. */
const RELOAD_PAUSE_MS = 3_000;

/** The boss fight: `bossOf(scope)`. */
export class BossStore {
  readonly fight: AsyncState<BossEventsProgress>;
  /** The newest first. */
  readonly feed: AsyncState<BossFeedEntry[]>;
  readonly #followers = new Set<symbol>();
  #stop: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    api: ApiClient,
    private readonly ownHandle: () => string | undefined,
  ) {
    this.fight = new AsyncState((signal) => api.call('getBossEventsProgress', { signal }));
    this.feed = new AsyncState((signal) => api.call('getBossFeed', { signal }));
  }

  /** Keeps the fight up to date, also for several at a time. Returns how to stop. */
  follow(live: LiveFeeds): () => void {
    const follower = Symbol('follower');
    if (this.#followers.size === 0)
      this.#stop = live.followBoss(
        (hit) => this.add(hit),
        () => this.reload(),
      );
    this.#followers.add(follower);
    return () => {
      if (this.#followers.delete(follower) && this.#followers.size === 0) this.stop();
    };
  }

  /** Only what has been on the screen, and isn't loading anyway. */
  reload(): void {
    for (const state of [this.fight, this.feed])
      if (state.status === 'ready' || state.status === 'failed') void state.reload();
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.#followers.clear();
    this.stop();
    this.fight.reset();
    this.feed.reset();
  }

  private add(hit: BossFeedEntry): void {
    const feed = this.feed.value ?? [];
    if (feed.some((other) => keyOf(other) === keyOf(hit))) return;
    if (this.feed.value) this.feed.set([hit, ...feed].slice(0, FEED_SIZE));
    const fight = this.fight.value;
    if (fight) this.fight.set(after(fight, hit, this.ownHandle()));
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.fight.status !== 'idle') void this.fight.reload();
    }, RELOAD_PAUSE_MS);
  }

  private stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#stop?.();
    this.#stop = undefined;
  }
}

/** The same for the same hit: the damage of all learners only grows. */
export const keyOf = ({ user, xp, progress }: BossFeedEntry): string =>
  `${user.handle} ${xp} ${progress.xpTotal}`;

/** The fight after a hit, until the server's own numbers arrive. */
function after(fight: BossEventsProgress, hit: BossFeedEntry, own: string | undefined): BossEventsProgress {
  const { xpBonus, numLessonsCompletedHourly } = hit.progress;
  // Hits of several servers may arrive in another order.
  const xpTotal = Math.max(fight.xpTotal, hit.progress.xpTotal);
  const xpUser = fight.xpUser + (hit.user.handle === own ? hit.xp : 0);
  const rewards = fight.rewards.map((reward) => ({
    ...reward,
    isUnlocked: xpTotal >= reward.xpThreshold,
    isUnlockedByUser: xpUser >= reward.userXpThreshold,
  }));
  return { ...fight, rewards, xpTotal, xpBonus, numLessonsCompletedHourly, xpUser };
}

const create: CreateStore<BossStore> = (scope, { api }) => new BossStore(api, () => scope.user.user?.handle);

/** The boss fight as this learner sees it. */
export const bossOf = (scope: UserScope): BossStore => scope.of(create);
