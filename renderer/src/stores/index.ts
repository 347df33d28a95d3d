export { AsyncMap, AsyncState, type LoadStatus } from './async-state';
export { CatalogStore, countDone, lessonsOf, nextLesson } from './catalog.store';
export { type LoginRequest, type OverlayName, OverlaysStore } from './overlays.store';
export { RootStore } from './root.store';
export { type SessionStatus, SessionStore } from './session.store';
export { browserTheme, type SystemTheme, type Theme, type ThemeChoice, ThemeStore } from './theme.store';
export { useLoad } from './useLoad';
export { UserStore } from './user.store';
export { StoresProvider, useStores } from './useStores';
