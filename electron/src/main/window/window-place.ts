/** In the screen's coordinates, which are independent of its resolution. */
export interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a window was when it was closed. */
export interface WindowPlace {
  bounds: Bounds;
  isMaximized: boolean;
}

export const MIN_WIDTH = 360;
export const MIN_HEIGHT = 480;
const DEFAULT = { width: 1280, height: 860 };

/** How much of a window's top must be on a screen, so that somebody can move it. */
const GRIP = { width: 120, height: 40 };

/**
 * Where to open the window: where it was, if a screen is still there, and no bigger than that screen. Without a place it's
 * up to the system.
 * @param screens the part of each screen that windows may cover
 */
export function placeWindow(
  place: WindowPlace | undefined,
  screens: readonly Bounds[],
): { bounds: Partial<Bounds> & { width: number; height: number }; isMaximized: boolean } {
  const screen = place && screens.find((each) => canGrip(place.bounds, each));
  if (!screen) {
    const { width, height } = screens[0] ?? DEFAULT;
    const size = { width: Math.min(DEFAULT.width, width), height: Math.min(DEFAULT.height, height) };
    return { bounds: size, isMaximized: place?.isMaximized ?? false };
  }
  const { x, y } = place.bounds;
  const width = clamp(place.bounds.width, MIN_WIDTH, screen.width);
  const height = clamp(place.bounds.height, MIN_HEIGHT, screen.height);
  return { bounds: { x, y, width, height }, isMaximized: place.isMaximized };
}

function canGrip({ x, y, width }: Bounds, screen: Bounds): boolean {
  const visible = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x);
  return visible >= GRIP.width && y >= screen.y && y <= screen.y + screen.height - GRIP.height;
}

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));
