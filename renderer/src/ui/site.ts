import { DEFAULT_LOOK, type SiteLook } from '@shared/contracts/operations/site-look';
import { useSyncExternalStore } from 'react';

let look: SiteLook = DEFAULT_LOOK;
const listeners = new Set<() => void>();

/** The platform's name and looks, as its admins set them. */
export const currentSite = (): SiteLook => look;

/** Shows another name and logo from now on. */
export function setSite(next: SiteLook): void {
  look = next;
  for (const listener of listeners) listener();
}

/** Takes over what the server put into this page; false if there's nothing, as in development and the desktop app. */
export function readPageSite(): boolean {
  const text = document.getElementById('site')?.textContent;
  if (text) setSite(JSON.parse(text) as SiteLook);
  return Boolean(text);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Like `currentSite`, for components. */
export const useSite = (): SiteLook => useSyncExternalStore(subscribe, currentSite, currentSite);
