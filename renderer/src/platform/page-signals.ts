export interface PageListeners {
  /** The learner comes back to this page. */
  onShow(): void;
  /** The learner may be leaving. */
  onHide(): void;
  /** Another tab has stored something under this key. */
  onStored(key: string): void;
  /** Whether to ask before the page closes. */
  isLosing(): boolean;
}

/** What a page notices of its browser and of the other tabs. */
export interface PageSignals {
  /** Returns a function that stops listening. */
  listen(listeners: PageListeners): () => void;
  /** Whether the learner is typing here, and not in another tab. */
  isInFront(): boolean;
}

export const browserPage: PageSignals = {
  listen({ onShow, onHide, onStored, isLosing }) {
    const stop = new AbortController();
    const { signal } = stop;
    const onVisibility = () => (document.visibilityState === 'hidden' ? onHide() : onShow());
    document.addEventListener('visibilitychange', onVisibility, { signal });
    window.addEventListener('focus', onShow, { signal });
    window.addEventListener('pagehide', onHide, { signal });
    window.addEventListener('storage', ({ key }) => key !== null && onStored(key), { signal });
    window.addEventListener('beforeunload', (event) => isLosing() && event.preventDefault(), { signal });
    return () => stop.abort();
  },
  isInFront: () => document.hasFocus(),
};
