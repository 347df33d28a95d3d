import type { ApiClient, Notification } from '@web/api';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';
import { computed, makeObservable } from 'mobx';

/** A silent one arrived in quiet hours, or the learner doesn't want it in the app: it mustn't pop up. */
type ArrivalListener = (notification: Notification, isSilent: boolean) => void;

/** Returns whether it shows this one itself, so that nothing else has to. */
type ArrivalTaker = (notification: Notification) => boolean;

/** The learner's notifications: `notificationsOf(scope)`. */
export class NotificationsStore {
  /** The newest first. */
  readonly list: AsyncState<Notification[]>;
  private readonly listeners = new Set<ArrivalListener>();
  private readonly takers = new Set<ArrivalTaker>();

  constructor(
    private readonly api: ApiClient,
    isSignedIn: () => boolean,
  ) {
    this.list = new AsyncState((signal) => api.call('listNotifications', { signal }), { when: isSignedIn });
    makeObservable(this, { unseen: computed });
  }

  /** Those that the learner hasn't seen, the newest first. */
  get unseen(): Notification[] {
    return (this.list.value ?? []).filter(({ inAppViewedAt }) => inAppViewedAt === null);
  }

  /** Returns how to stop listening. */
  onArrival(listener: ArrivalListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** For a screen that shows some arrivals itself: they're silent for everything else. Returns how to stop. */
  takeArrivals(taker: ArrivalTaker): () => void {
    this.takers.add(taker);
    return () => this.takers.delete(taker);
  }

  /** One that the server has pushed. */
  receive(notification: Notification, isSilent = false): void {
    const known = this.list.value ?? [];
    if (known.some(({ uuid }) => uuid === notification.uuid)) return;
    if (this.list.value) this.list.set([notification, ...known]);
    else void this.list.load();
    const isTaken = [...this.takers].some((take) => take(notification));
    for (const listener of this.listeners) listener(notification, isSilent || isTaken);
  }

  /** Shows them as seen immediately; the list then follows the server. */
  async markViewed(...notifications: readonly Notification[]): Promise<void> {
    const ids = notifications.filter(({ inAppViewedAt }) => inAppViewedAt === null).map(({ uuid }) => uuid);
    if (ids.length === 0) return;
    this.showViewed(({ uuid }) => ids.includes(uuid));
    await this.follow(
      Promise.all(ids.map((id) => this.api.call('markNotificationViewed', { params: { id } }))),
    );
  }

  async markAllViewed(): Promise<void> {
    if (this.unseen.length === 0) return;
    this.showViewed(() => true);
    await this.follow(this.api.call('markAllNotificationsViewed'));
  }

  /** Cancels loads and clears the data. */
  dispose(): void {
    this.list.reset();
  }

  private showViewed(isViewed: (notification: Notification) => boolean): void {
    const inAppViewedAt = new Date().toISOString();
    const { value } = this.list;
    if (!value) return;
    this.list.set(
      value.map((one) => (one.inAppViewedAt === null && isViewed(one) ? { ...one, inAppViewedAt } : one)),
    );
  }

  /** A failure isn't worth an error: the notification comes back as unseen. */
  private async follow(call: Promise<unknown>): Promise<void> {
    await call.catch((error: unknown) => console.warn('A notification could not be marked as viewed', error));
    await this.list.reload();
  }
}

const create: CreateStore<NotificationsStore> = (_scope, { api, session }) =>
  new NotificationsStore(api, () => session.isSignedIn);

/** The learner's notifications. */
export const notificationsOf = (scope: UserScope): NotificationsStore => scope.of(create);
