import type { TextStorage } from '@web/platform';

const KEY = 'emberforge.offline';
const MB = 1024 * 1024;

/** The sizes to choose from. */
export const LIMITS_MB = [100, 250, 500, 1_000, 2_000, 5_000] as const;

/** What the learner chose, and how far it got: stored on this device, so that it goes on after a restart. */
export interface OfflineRecord {
  isOn: boolean;
  isPaused: boolean;
  limitMb: number;
  /** Also on connections that are slow or paid by the megabyte. */
  isMeteredOk: boolean;
  /** The last run that got to its end. */
  last?: KeptSet;
}

export interface KeptSet {
  /** The track or course, and its version of this set. */
  key: string;
  title: string;
  lessons: number;
  kept: number;
  /** It ended because there was no more room. */
  isFull: boolean;
  /** Names of languages that couldn't be had. */
  missing?: readonly string[];
  /** When it ended: Unix time in ms. */
  at: number;
}

export const limitBytes = ({ limitMb }: OfflineRecord): number => limitMb * MB;

/** In the desktop app it's on from the start, because nobody installs that for one lesson. */
const initialRecord = (isDesktop: boolean): OfflineRecord => ({
  isOn: isDesktop,
  isPaused: false,
  limitMb: isDesktop ? 500 : 250,
  isMeteredOk: false,
});

export function readRecord(storage: TextStorage, isDesktop: boolean): OfflineRecord {
  const initial = initialRecord(isDesktop);
  try {
    const stored = JSON.parse(storage.get(KEY) ?? '{}') as Partial<OfflineRecord> | null;
    const record = { ...initial, ...stored };
    return LIMITS_MB.some((limit) => limit === record.limitMb)
      ? record
      : { ...record, limitMb: initial.limitMb };
  } catch {
    return initial; // corrupt: as if nothing had been chosen
  }
}

export const writeRecord = (storage: TextStorage, record: OfflineRecord): boolean =>
  storage.set(KEY, JSON.stringify(record));
