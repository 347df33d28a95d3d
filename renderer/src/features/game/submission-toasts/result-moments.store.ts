import type { Notification, SpellbookPage } from '@web/api';
import type { CreateStore, UserScope } from '@web/stores';
import { action, makeObservable, observableRef } from 'mobx';

/** How long after a result its consequences can arrive: the server works them out after it has replied. */
const ARRIVAL_MS = 10_000;

/** What a success can bring. A completed course opens its own dialog. */
const BROUGHT: ReadonlySet<Notification['notificationType']> = new Set([
  'chest_earned',
  'achievement_earned',
  'joined_league',
  'track_completed',
]);

/** What the result on the screen brought besides XP, for its card instead of toasts: `resultMomentsOf(scope)`. */
export class ResultMomentsStore {
  /** Chests, achievements and the like, the first to arrive first. */
  notifications: readonly Notification[] = [];
  /** Spellbook pages that were unlocked. */
  pages: readonly SpellbookPage[] = [];
  /** Arrivals belong to the result until then. */
  private openUntil = 0;

  constructor(private readonly now: () => number = Date.now) {
    makeObservable(this, {
      notifications: observableRef,
      pages: observableRef,
      begin: action,
      take: action,
      addPages: action,
    });
  }

  /** An answer is on its way: what was there belongs to an earlier one. */
  begin(): void {
    this.notifications = [];
    this.pages = [];
    this.openUntil = Number.POSITIVE_INFINITY;
  }

  /** It's judged, and the rest arrives soon. */
  end(): void {
    this.openUntil = this.now() + ARRIVAL_MS;
  }

  /** Whether the result brought this, and it's shown there. */
  take(notification: Notification): boolean {
    if (!BROUGHT.has(notification.notificationType) || this.now() >= this.openUntil) return false;
    this.notifications = [...this.notifications, notification];
    return true;
  }

  addPages(pages: readonly SpellbookPage[]): void {
    this.pages = [...this.pages, ...pages];
  }

  dispose(): void {
    this.begin();
    this.openUntil = 0;
  }
}

const create: CreateStore<ResultMomentsStore> = () => new ResultMomentsStore();

/** What the result on the screen brought. */
export const resultMomentsOf = (scope: UserScope): ResultMomentsStore => scope.of(create);
