import { LANES, type Lane } from './fair-queue';

/** Counters for telemetry to read whenever it is asked; the `total` ones only grow. Times are milliseconds. */
export interface SandboxStats {
  ready: boolean;
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

export interface LaneTotals {
  completedTotal: number;
  /** Rejected because the lane's queue was full. */
  busyTotal: number;
  waitMsTotal: number;
  runMsTotal: number;
}

export const newLaneTotals = (): Record<Lane, LaneTotals> =>
  Object.fromEntries(
    LANES.map((lane) => [lane, { completedTotal: 0, busyTotal: 0, waitMsTotal: 0, runMsTotal: 0 }]),
  ) as Record<Lane, LaneTotals>;
