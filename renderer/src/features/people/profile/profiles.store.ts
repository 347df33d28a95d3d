import type { ApiClient, EarnedAchievement, ProfileResult, Stats, TracksAndCourses } from '@web/api';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';

/** A profile that was loaded this long ago is loaded again when it's opened. */
const FRESH_MS = 60_000;
const MAX_KEPT = 20;

/** Everything that the page of one learner shows, in the parts that it loads. */
export class ProfileParts {
  readonly result: AsyncState<ProfileResult>;
  readonly stats: AsyncState<Stats>;
  readonly achievements: AsyncState<EarnedAchievement[]>;
  readonly learned: AsyncState<TracksAndCourses>;
  loadedAtMs: number;
  lastAccessedAtMs: number;

  constructor(api: ApiClient, handle: string, nowMs: number) {
    const params = { handle };
    this.result = new AsyncState((signal) => api.call('getPublicProfile', { params, signal }));
    this.stats = new AsyncState((signal) => api.call('getPublicStats', { params, signal }));
    this.achievements = new AsyncState((signal) => api.call('listPublicAchievements', { params, signal }));
    this.learned = new AsyncState((signal) => api.call('getTracksAndCourses', { params, signal }));
    this.loadedAtMs = this.lastAccessedAtMs = nowMs;
  }

  private get states(): AsyncState<unknown>[] {
    return [this.result, this.stats, this.achievements, this.learned];
  }

  /** What has been loaded stays visible until the new one is there. */
  reload(nowMs: number): void {
    this.loadedAtMs = nowMs;
    for (const state of this.states) if (state.status !== 'idle') void state.reload();
  }

  reset(): void {
    for (const state of this.states) state.reset();
  }
}

/** Profiles by handle: the ones opened last, as far as this learner may see them. Belongs to a `UserScope`. */
export class ProfilesStore {
  private readonly byHandle = new Map<string, ProfileParts>();

  constructor(
    private readonly api: ApiClient,
    private readonly now: () => number = Date.now,
  ) {}

  /** The cached parts, which load when they're shown. */
  get(handle: string): ProfileParts {
    const key = handle.toLowerCase();
    const parts = this.byHandle.get(key) ?? new ProfileParts(this.api, key, this.now());
    parts.lastAccessedAtMs = this.now();
    this.byHandle.set(key, parts);
    this.trim();
    return parts;
  }

  /** Call it when a page is opened: loads again what has been here for a while. */
  refresh(handle: string): void {
    const parts = this.get(handle);
    if (this.now() - parts.loadedAtMs >= FRESH_MS) parts.reload(this.now());
  }

  /** Loads a profile again after its learner has changed it. */
  changed(handle: string): void {
    this.byHandle.get(handle.toLowerCase())?.reload(this.now());
  }

  private trim(): void {
    if (this.byHandle.size <= MAX_KEPT) return;
    const [oldest] = [...this.byHandle].sort(([, a], [, b]) => a.lastAccessedAtMs - b.lastAccessedAtMs);
    if (oldest) this.byHandle.delete(oldest[0]);
  }

  dispose(): void {
    for (const parts of this.byHandle.values()) parts.reset();
    this.byHandle.clear();
  }
}

const createProfiles: CreateStore<ProfilesStore> = (_scope, { api }) => new ProfilesStore(api);

export const profilesOf = (scope: UserScope): ProfilesStore => scope.of(createProfiles);
