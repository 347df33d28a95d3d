import type { ApiClient, Notification } from '@web/api';
import { AsyncState, type CreateStore, type UserScope } from '@web/stores';
import { computed, makeObservable } from 'mobx';

/** A silent one arrived in quiet hours, or the learner doesn't want it in the app: it mustn't pop up. */
type ArrivalListener = (notification: Notification, isSilent: boolean) => void;

/** The learner's notifications: `notificationsOf(scope)`. */
export class NotificationsStore {
  /** The newest first. */
  readonly list: AsyncState<Notification[]>;
  private readonly listeners = new Set<ArrivalListener>();

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

  /** One that the server has pushed. */
  receive(notification: Notification, isSilent = false): void {
    const known = this.list.value ?? [];
    if (known.some(({ uuid }) => uuid === notification.uuid)) return;
    if (this.list.value) this.list.set([notification, ...known]);
    else void this.list.load();
    for (const listener of this.listeners) listener(notification, isSilent);
  }

  /** Shows it as seen immediately; the list then follows the server. */
  async markViewed({ uuid: id, inAppViewedAt }: Notification): Promise<void> {
    if (inAppViewedAt !== null) return;
    this.showViewed(({ uuid }) => uuid === id);
    await this.follow(this.api.call('markNotificationViewed', { params: { id } }));
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
