import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A component with its own chunk that a page can do without: it shows nothing if the chunk can't be loaded. */
export const lazyOptional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: (_: Props) => null }),
    ),
  );
