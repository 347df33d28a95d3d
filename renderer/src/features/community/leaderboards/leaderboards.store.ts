import type {
  ApiClient,
  ArchmagePlace,
  KarmaPlace,
  LeaderboardStats,
  LessonFeedEvent,
  Standing,
  XpPlace,
} from '@web/api';
import { AsyncState, type LiveFeeds } from '@web/stores';

/** As many as the server sends. */
const FEED_SIZE = 50;
/** The boards follow the feed, but not for every single lesson of a busy minute. */
const RELOAD_PAUSE_MS = 3_000;

export interface LeaderboardsOptions {
  api: ApiClient;
  isSignedIn: () => boolean;
}

/** The boards, the feed, and the learner's own place. Belongs to a screen. */
export class LeaderboardsStore {
  readonly stats: AsyncState<LeaderboardStats>;
  readonly day: AsyncState<XpPlace[]>;
  readonly karma: AsyncState<KarmaPlace[]>;
  readonly archmages: AsyncState<ArchmagePlace[]>;
  readonly feed: AsyncState<LessonFeedEvent[]>;
  /** Only for those who are signed in. */
  readonly standing: AsyncState<Standing>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LeaderboardsOptions) {
    const { api, isSignedIn } = options;
    this.stats = new AsyncState((signal) => api.call('getLeaderboardStats', { signal }));
    this.day = new AsyncState((signal) => api.call('getXPLeaderboard', { params: { id: 'day' }, signal }));
    this.karma = new AsyncState((signal) => api.call('getKarmaLeaderboard', { signal }));
    this.archmages = new AsyncState((signal) => api.call('getArchmageLeaderboard', { signal }));
    this.feed = new AsyncState((signal) => api.call('getLessonFeed', { signal }));
    this.standing = new AsyncState((signal) => api.call('getStanding', { signal }), { when: isSignedIn });
  }

  /** Keeps everything that's on the screen up to date. Returns how to stop. */
  follow(live: LiveFeeds): () => void {
    const stop = live.followLessons(
      (lesson) => this.add(lesson),
      () => this.reload([this.feed, ...this.moving()]),
    );
    return () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      stop();
    };
  }

  /** Takes part in everything that compares learners, or leaves it. @throws ApiError. */
  async setCompetes(competes: boolean): Promise<void> {
    const before = this.standing.value;
    if (before) this.standing.set({ ...before, competes });
    try {
      await this.options.api.call('setCompetes', { body: { competes } });
    } catch (error) {
      if (before) this.standing.set(before);
      throw error;
    }
    this.reloadAll();
  }

  /** After taking part has changed. Only what has been on the screen. */
  reloadAll(): void {
    this.reload([this.standing, this.day, this.karma, this.archmages, this.feed]);
  }

  private add(lesson: LessonFeedEvent): void {
    const { value } = this.feed;
    if (value && !value.some(({ uuid }) => uuid === lesson.uuid))
      this.feed.set([lesson, ...value].slice(0, FEED_SIZE));
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.reload(this.moving());
    }, RELOAD_PAUSE_MS);
  }

  /** What a completed lesson changes. */
  private moving(): AsyncState<unknown>[] {
    return [this.day, this.stats, this.standing];
  }

  /** Only what has been on the screen. */
  private reload(states: readonly AsyncState<unknown>[]): void {
    for (const state of states) if (state.status !== 'idle') void state.reload();
  }
}
