import { LANES, type Lane } from './fair-queue';
import { FLEETS, type FleetName } from './fleets';

/** Counters for telemetry to read whenever it is asked; the `total` ones only grow. Times are milliseconds. */
export interface FleetStats {
  /** Runner processes alive, and how many of them could take a run now. */
  processes: number;
  idle: number;
  running: number;
  queued: Record<Lane, number>;
  lanes: Record<Lane, LaneTotals>;
  /** Processes ended by the server: over a time limit, cancelled, or not to be believed. */
  killsTotal: number;
  /** Processes that ended by themselves, unasked. */
  deathsTotal: number;
  /** Runs that were done over because their process died. */
  retriesTotal: number;
}

/** Every fleet's numbers, and their sums. */
export interface SandboxStats extends FleetStats {
  ready: boolean;
  fleets: Record<FleetName, FleetStats>;
}

export interface LaneTotals {
  completedTotal: number;
  /** Rejected because the lane's queue was full. */
  busyTotal: number;
  waitMsTotal: number;
  /** Of `runMsTotal`, what went by before the program began: compiling, above all. */
  prepareMsTotal: number;
  runMsTotal: number;
}

export const byLane = <T>(of: (lane: Lane) => T): Record<Lane, T> =>
  Object.fromEntries(LANES.map((lane) => [lane, of(lane)])) as Record<Lane, T>;

export const byFleet = <T>(of: (fleet: FleetName) => T): Record<FleetName, T> =>
  Object.fromEntries(FLEETS.map((fleet) => [fleet, of(fleet)])) as Record<FleetName, T>;

export const newLaneTotals = (): Record<Lane, LaneTotals> =>
  byLane(() => ({ completedTotal: 0, busyTotal: 0, waitMsTotal: 0, prepareMsTotal: 0, runMsTotal: 0 }));

export function sumOf(fleets: readonly FleetStats[]): FleetStats {
  const sum = (read: (fleet: FleetStats) => number) =>
    fleets.reduce((total, fleet) => total + read(fleet), 0);
  return {
    processes: sum((fleet) => fleet.processes),
    idle: sum((fleet) => fleet.idle),
    running: sum((fleet) => fleet.running),
    queued: byLane((lane) => sum((fleet) => fleet.queued[lane])),
    lanes: byLane((lane) => ({
      completedTotal: sum((fleet) => fleet.lanes[lane].completedTotal),
      busyTotal: sum((fleet) => fleet.lanes[lane].busyTotal),
      waitMsTotal: sum((fleet) => fleet.lanes[lane].waitMsTotal),
      prepareMsTotal: sum((fleet) => fleet.lanes[lane].prepareMsTotal),
      runMsTotal: sum((fleet) => fleet.lanes[lane].runMsTotal),
    })),
    killsTotal: sum((fleet) => fleet.killsTotal),
    deathsTotal: sum((fleet) => fleet.deathsTotal),
    retriesTotal: sum((fleet) => fleet.retriesTotal),
  };
}
