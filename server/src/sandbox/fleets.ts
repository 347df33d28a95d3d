import type { Language } from '@shared/runner/languages';

/**
 * Runner processes come in kinds, so that small ones stay small: interpreters, which start fast and are always ready,
 * and the two compilers, which need far more memory and start on demand, each independent of the other.
 */
export const FLEETS = ['scripts', 'c', 'go'] as const;
export type FleetName = (typeof FLEETS)[number];

export interface FleetFacts {
  languages: readonly Language[];
  /** Caps on one process: V8's heap, and all its writable memory together, WebAssembly's included. */
  heapMegabytes: number;
  dataMegabytes: number;
  /** Its processes are stopped after this long without work; absent: they are always ready. */
  restAfterMs?: number;
}

const MINUTE_MS = 60_000;

const COMPILER = { heapMegabytes: 512, dataMegabytes: 4000, restAfterMs: 10 * MINUTE_MS };

export const FLEET_FACTS: Readonly<Record<FleetName, FleetFacts>> = {
  scripts: {
    languages: ['python', 'javascript', 'typescript', 'sql'],
    // V8 collects all garbage at each step that WebAssembly memory grows beyond half of this: Python's 256 MB have to fit.
    heapMegabytes: 768,
    dataMegabytes: 1500,
  },
  c: { languages: ['c'], ...COMPILER },
  go: { languages: ['go'], ...COMPILER },
};

export const fleetOf = (language: Language): FleetName =>
  FLEETS.find((fleet) => FLEET_FACTS[fleet].languages.includes(language)) ?? 'scripts';
