import type { ToastViewport } from '@web/ui/ToastViewport';
import { toastList } from '@web/ui/toasts';
import { useEffect, useState, useSyncExternalStore } from 'react';

type Viewport = typeof ToastViewport;

/**
 * The toasts. Their code isn't needed for the first screen, so it's loaded behind it; those that come earlier wait for
 * it. If it can't be loaded, the next toast tries again.
 */
export function Toasts() {
  const [viewport, setViewport] = useState<{ Viewport: Viewport } | null>(null);
  const toastCount = useSyncExternalStore(toastList.subscribe, count, count);
  const isLoaded = viewport !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast is another reason to load it
  useEffect(() => {
    if (isLoaded) return;
    import('@web/ui/ToastViewport').then(
      ({ ToastViewport: Viewport }) => setViewport({ Viewport }),
      (error: unknown) => console.warn('Toasts could not be loaded', error),
    );
  }, [isLoaded, toastCount]);

  return viewport && <viewport.Viewport />;
}

const count = () => toastList.snapshot().length;
