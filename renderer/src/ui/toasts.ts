import type { ReactNode } from 'react';

/** `reward` is for XP and the like, and gold. */
export type ToastKind = 'success' | 'reward' | 'info' | 'error';

export interface ToastOptions {
  /** Milliseconds; 3000 by default. */
  duration?: number;
  /** Stays until it's dismissed or clicked. */
  persistent?: boolean;
  /** Makes the whole toast a button ("Click here to refresh."); a click also closes it. */
  onClick?: () => void;
  /** Replaces an earlier toast with the same id instead of stacking. */
  id?: string;
}

export interface ToastItem extends ToastOptions {
  id: string;
  /** Unique per call, even if the toast replaces another one. */
  serial: number;
  kind: ToastKind;
  /** A line of text, or any node (the XP breakdown). */
  body: ReactNode;
}

const DEFAULT_DURATION_MS = 3000;

let items: readonly ToastItem[] = [];
let counter = 0;
const listeners = new Set<() => void>();

function set(next: readonly ToastItem[]): void {
  items = next;
  for (const listener of listeners) listener();
}

function show(kind: ToastKind, body: ReactNode, options: ToastOptions = {}): string {
  counter += 1;
  const id = options.id ?? `toast-${counter}`;
  const item = { duration: DEFAULT_DURATION_MS, ...options, id, serial: counter, kind, body };
  set([...items.filter((other) => other.id !== id), item]);
  return id;
}

/** The list of toasts for the viewport: the subscribe/snapshot pair that useSyncExternalStore needs. */
export const toastList = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly ToastItem[] => items,
};

/**
 * Shows a short message, from anywhere: `toasts.success('Copied to clipboard')`. Each call returns an id for `dismiss`.
 * Errors interrupt screen readers, other toasts wait. The app renders one `<ToastViewport />`.
 */
export const toasts = {
  success: (body: ReactNode, options?: ToastOptions) => show('success', body, options),
  reward: (body: ReactNode, options?: ToastOptions) => show('reward', body, options),
  info: (body: ReactNode, options?: ToastOptions) => show('info', body, options),
  error: (body: ReactNode, options?: ToastOptions) => show('error', body, options),
  dismiss: (id: string) => set(items.filter((item) => item.id !== id)),
  clear: () => set([]),
};
