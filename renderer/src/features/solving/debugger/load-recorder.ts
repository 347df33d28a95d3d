import { type Recorded, type Recorders, record } from '@shared/recording';
import javascript from '@shared/recording/javascript/recorder.js?raw';
import python from '@shared/recording/python/recorder.py?raw';
import type { Runner } from '@shared/runner';
import type { Target } from './target';

/** Kept for the whole visit: the second recording of Python starts faster. */
const RECORDERS: Recorders = { python: { source: python }, javascript };

export function recordTarget(
  runner: Runner,
  { request, test }: Target,
  signal: AbortSignal,
  outline: boolean,
): Promise<Recorded> {
  return record(runner, request, RECORDERS, { signal, test, outline });
}
