const SYSTEM = '(prefers-reduced-motion: reduce)';
/** theme.js reads the same key before the first paint. */
const KEY = 'emberforge.motion';

/** Where the choice is kept, such as `platform.storage`. */
export interface ChoiceStorage {
  set(key: string, value: string): unknown;
  remove(key: string): void;
}

const listeners = new Set<() => void>();

/** Whether the device asks for less motion. */
export const systemReducesMotion = (): boolean => window.matchMedia(SYSTEM).matches;

/** Whether the device or this browser's settings ask for less motion. */
export const reducesMotion = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' || systemReducesMotion();

/** Turns animations off in this browser, or follows the device again. */
export function chooseReducedMotion(isReduced: boolean, storage: ChoiceStorage): void {
  const { dataset } = document.documentElement;
  if (isReduced) {
    dataset.motion = 'reduced';
    storage.set(KEY, 'reduced');
  } else {
    delete dataset.motion;
    storage.remove(KEY);
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the answer may have changed; returns how to stop it. */
export function onMotionChange(listener: () => void): () => void {
  const media = window.matchMedia(SYSTEM);
  media.addEventListener('change', listener);
  listeners.add(listener);
  return () => {
    media.removeEventListener('change', listener);
    listeners.delete(listener);
  };
}
