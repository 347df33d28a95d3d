export { AsyncMap, AsyncState, type LoadStatus, onFailedLoad } from './async-state';
export { CatalogStore } from './catalog.store';
export { type ConnectionStatus, ConnectionStore } from './connection.store';
export { countDone, countedLessons, lessonsOf, nextLesson } from './course-lessons';
export type { FirstLesson } from './first-lesson';
export { GUEST } from './guest';
export { Impersonation } from './impersonation';
export { LiveFeeds } from './live-feeds';
export { type LoginRequest, type OverlayName, OverlaysStore } from './overlays.store';
export { ProgressStore, type ResetTarget, withComplete } from './progress.store';
export { RecentPaths } from './recent-paths';
export { REVIEWS_PER_PAGE, type ReviewFilter, readReviewFilter, reviewsPath } from './review-pages';
export { RootStore } from './root.store';
export { type SessionStatus, SessionStore } from './session.store';
export { SoundsStore } from './sounds.store';
export { SpellbookStore } from './spellbook.store';
export { switchLanguage } from './switch-language';
export { browserTheme, type SystemTheme, type Theme, type ThemeChoice, ThemeStore } from './theme.store';
export { useHidesCompetition } from './useHidesCompetition';
export { collectLoads, useLoad, whenLoaded } from './useLoad';
export { type LevelGain, type Profile, UserStore } from './user.store';
export { type CreateStore, UserScope } from './user-scope';
export { StoresProvider, useStores } from './useStores';
export type {
  QueuedWrite,
  SentOutcome,
  SentWrite,
  WaitingWrite,
  WriteHandler,
  WriteTexts,
} from './write-queue/queued-write';
export { WriteQueue } from './write-queue/write-queue.store';
