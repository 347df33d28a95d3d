import { useSyncExternalStore } from 'react';

const QUERY = '(hover: none) and (pointer: coarse)';

const media = () => (typeof matchMedia === 'undefined' ? undefined : matchMedia(QUERY));

/** Whether fingers are the main way to point: a phone or a tablet without a mouse. */
export const isTouchScreen = (): boolean => media()?.matches ?? false;

function subscribe(listener: () => void): () => void {
  const query = media();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** The same, following changes: a mouse can be plugged in at any time. */
export const useTouchScreen = (): boolean => useSyncExternalStore(subscribe, isTouchScreen, () => false);
