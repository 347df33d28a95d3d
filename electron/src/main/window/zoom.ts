import type { SettingsFile } from '../settings/settings-file';

/** Chromium's levels: each is 20 % more than the one before, and 0 is the normal size. */
const MIN_LEVEL = -3;
const MAX_LEVEL = 5;
const STEP = 0.5;

interface Zoomable {
  setZoomLevel(level: number): void;
}

/** The size of everything in the window, kept for the next start. */
export class Zoom {
  constructor(
    private readonly settings: Pick<SettingsFile, 'current' | 'change'>,
    private readonly page: () => Zoomable | undefined,
  ) {}

  change(direction: 'in' | 'out'): void {
    const level = (this.settings.current.zoomLevel ?? 0) + (direction === 'in' ? STEP : -STEP);
    this.#set(Math.max(MIN_LEVEL, Math.min(level, MAX_LEVEL)));
  }

  reset(): void {
    this.#set(0);
  }

  /** After a page has loaded: a new one starts at the normal size. */
  apply(): void {
    this.page()?.setZoomLevel(this.settings.current.zoomLevel ?? 0);
  }

  #set(zoomLevel: number): void {
    this.settings.change({ zoomLevel });
    this.apply();
  }
}
