import type { ApiClient, LeagueData, LessonFeedEvent } from '@web/api';
import { AsyncState, type CreateStore, type LiveFeeds, type UserScope } from '@web/stores';

/** Several lessons in a moment are one reload. */
const RELOAD_PAUSE_MS = 500;
/** Joining a league follows the lesson, in the background. */
const JOIN_PAUSE_MS = 3_000;

/** The learner's league: `leagueOf(scope)`. */
export class LeagueStore {
  /** By the XP of the season, which decide who rises and falls. */
  readonly season: AsyncState<LeagueData>;
  /** The same learners by the XP of the last 24 hours. */
  readonly day: AsyncState<LeagueData>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(api: ApiClient, isSignedIn: () => boolean) {
    const board = (id: 'alltime' | 'day') =>
      new AsyncState<LeagueData>((signal) => api.call('getLeagueLeaderboard', { params: { id }, signal }), {
        when: isSignedIn,
      });
    this.season = board('alltime');
    this.day = board('day');
  }

  /** Moves the places while members learn. Returns how to stop. */
  follow(live: LiveFeeds): () => void {
    const stop = live.followLessons(
      (lesson) => this.#noticed(lesson),
      () => this.reload(),
    );
    return () => {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      stop();
    };
  }

  /** Only what has been on the screen. */
  reload(): void {
    for (const state of [this.season, this.day]) if (state.status !== 'idle') void state.reload();
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    clearTimeout(this.#timer);
    this.season.reset();
    this.day.reset();
  }

  #noticed({ user }: LessonFeedEvent): void {
    const league = this.season.value;
    const isMember = league?.leagueMembers.some((member) => member.user.handle === user.handle);
    if (!isMember && league?.status === 'joined') return;
    this.#timer ??= setTimeout(
      () => {
        this.#timer = undefined;
        this.reload();
      },
      isMember ? RELOAD_PAUSE_MS : JOIN_PAUSE_MS,
    );
  }
}

const create: CreateStore<LeagueStore> = (_scope, { api, session }) =>
  new LeagueStore(api, () => session.isSignedIn);

/** The learner's league. */
export const leagueOf = (scope: UserScope): LeagueStore => scope.of(create);
