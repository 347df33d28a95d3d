import type { Language } from '@shared/runner/languages';

/**
 * Runner processes come in separate fleets, to keep most of them small. Interpreters start fast and are always ready. The
 * two compilers need far more memory and start on demand, independently of each other.
 */
export const FLEETS = ['scripts', 'c', 'go'] as const;
export type FleetName = (typeof FLEETS)[number];

export interface FleetFacts {
  languages: readonly Language[];
  /** Limits per process: V8's heap, and all writable memory including WebAssembly's. */
  heapMegabytes: number;
  dataMegabytes: number;
  /** Its processes are stopped after this long without work. If absent, they're always ready. */
  idleTimeoutMs?: number;
}

const MINUTE_MS = 60_000;

const COMPILER = { heapMegabytes: 512, dataMegabytes: 4000, idleTimeoutMs: 5 * MINUTE_MS };

export const FLEET_FACTS: Readonly<Record<FleetName, FleetFacts>> = {
  scripts: {
    languages: ['python', 'javascript', 'typescript', 'sql'],
    // Once WebAssembly memory exceeds half of this, V8 runs a full GC each time it grows. Python's 256 MB must stay below.
    heapMegabytes: 768,
    dataMegabytes: 1500,
  },
  c: { languages: ['c'], ...COMPILER },
  go: { languages: ['go'], ...COMPILER },
};

export const fleetOf = (language: Language): FleetName =>
  FLEETS.find((fleet) => FLEET_FACTS[fleet].languages.includes(language)) ?? 'scripts';
