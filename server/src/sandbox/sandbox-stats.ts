import { LANES, type Lane } from './fair-queue';
import { FLEETS, type FleetName } from './fleets';

/** Counters for telemetry. The `total` ones only grow. Times are in milliseconds. */
export interface FleetStats {
  /** Live runner processes, and how many of them are idle. */
  processes: number;
  idle: number;
  running: number;
  queued: Record<Lane, number>;
  lanes: Record<Lane, LaneTotals>;
  /** Processes killed by the server: timed out, canceled, or after a protocol violation. */
  killsTotal: number;
  /** Processes that exited unexpectedly. */
  deathsTotal: number;
  /** Runs that were retried because their process died. */
  retriesTotal: number;
}

/** The numbers of each fleet, and their sums. */
export interface SandboxStats extends FleetStats {
  ready: boolean;
  fleets: Record<FleetName, FleetStats>;
}

export interface LaneTotals {
  completedTotal: number;
  /** Rejected because the lane's queue was full. */
  busyTotal: number;
  waitMsTotal: number;
  /** The part of `runMsTotal` before the programs started, mostly compiling. */
  prepareMsTotal: number;
  runMsTotal: number;
}

export const byLane = <T>(of: (lane: Lane) => T): Record<Lane, T> =>
  Object.fromEntries(LANES.map((lane) => [lane, of(lane)])) as Record<Lane, T>;

export const byFleet = <T>(of: (fleet: FleetName) => T): Record<FleetName, T> =>
  Object.fromEntries(FLEETS.map((fleet) => [fleet, of(fleet)])) as Record<FleetName, T>;

export const noStats = (): FleetStats => ({
  processes: 0,
  idle: 0,
  running: 0,
  queued: byLane(() => 0),
  lanes: byLane(() => ({
    completedTotal: 0,
    busyTotal: 0,
    waitMsTotal: 0,
    prepareMsTotal: 0,
    runMsTotal: 0,
  })),
  killsTotal: 0,
  deathsTotal: 0,
  retriesTotal: 0,
});

export const sumOf = (fleets: readonly FleetStats[]): FleetStats => fleets.reduce(add, noStats());

/** Adds up the numbers of two objects with the same keys. */
function add<T extends object>(one: T, other: T): T {
  const sums = Object.entries(one).map(([key, value]) => {
    const more = other[key as keyof T];
    return [key, typeof value === 'number' ? value + (more as number) : add(value, more as object)];
  });
  return Object.fromEntries(sums) as T;
}
