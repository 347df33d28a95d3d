import type { TextStorage } from '@web/platform';

const KEY = 'emberforge.media';

/** How a learner listens: the same for all sounds and videos. */
export interface MediaSettings {
  /** 0 to 1. */
  volume: number;
  /** 1 is the normal speed. */
  rate: number;
}

const DEFAULTS: MediaSettings = { volume: 1, rate: 1 };
/** What players of all browsers can do. */
const MIN_RATE = 0.25;
const MAX_RATE = 4;

const within = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max;

/** The stored settings; the defaults for what is missing or makes no sense. */
export function readMediaSettings(storage: TextStorage): MediaSettings {
  try {
    const stored = JSON.parse(storage.get(KEY) ?? '{}') as Partial<MediaSettings> | null;
    return {
      volume: within(stored?.volume, 0, 1) ? stored.volume : DEFAULTS.volume,
      rate: within(stored?.rate, MIN_RATE, MAX_RATE) ? stored.rate : DEFAULTS.rate,
    };
  } catch {
    return DEFAULTS; // corrupt: as if nothing was stored
  }
}

export function writeMediaSettings(storage: TextStorage, settings: MediaSettings): void {
  storage.set(KEY, JSON.stringify(settings));
}
