import type { ApiClient, HeatmapValue, Streak } from '@web/api';
import { AsyncMap, AsyncState, type CreateStore, type UserScope } from '@web/stores';
import { makeAutoObservable, runInAction } from 'mobx';

/** The learner's streak, its settings, and heat maps by handle: `streakOf(scope)`. */
export class StreakStore {
  readonly state: AsyncState<Streak>;
  readonly heatmaps: AsyncMap<HeatmapValue[]>;
  /** The streak grew while the app was open: the flame may show it, once. */
  hasGrown = false;

  constructor(
    private readonly api: ApiClient,
    isSignedIn: () => boolean,
    timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  ) {
    this.state = new AsyncState((signal) => api.call('getStreak', { signal }), { when: isSignedIn });
    this.heatmaps = new AsyncMap((handle, signal) =>
      api.call('getActivityHeatmap', { params: { handle }, query: { timezone: timeZone }, signal }),
    );
    makeAutoObservable(this, { state: false, heatmaps: false });
  }

  get value(): Streak | undefined {
    return this.state.value;
  }

  /** The learner completed something. */
  async noteActivity(): Promise<void> {
    const before = this.value?.length;
    await Promise.all([
      this.state.status === 'idle' ? undefined : this.state.reload(),
      ...this.heatmaps.states().map((heatmap) => (heatmap.status === 'idle' ? undefined : heatmap.reload())),
    ]);
    const after = this.value?.length;
    runInAction(() => {
      this.hasGrown = before !== undefined && after !== undefined && after > before;
    });
  }

  onLessonComplete(): void {
    void this.noteActivity();
  }

  /** @throws ApiError. */
  async changeSettings(body: { dailyGoal?: Streak['dailyGoal']; isActivityPublic?: boolean }): Promise<void> {
    this.state.set(await this.api.call('changeStreakSettings', { body }));
  }

  /** @throws ApiError. */
  async setRestDay(date: string, isRest: boolean): Promise<void> {
    this.state.set(await this.api.call('setRestDay', { body: { date, isRest } }));
  }

  dispose(): void {
    this.state.reset();
    this.heatmaps.resetAll();
    this.hasGrown = false;
  }
}

const create: CreateStore<StreakStore> = (_scope, { api, session }) =>
  new StreakStore(api, () => session.isSignedIn);

/** The learner's streak. */
export const streakOf = (scope: UserScope): StreakStore => scope.of(create);
