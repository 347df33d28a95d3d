import { Counter, Gauge, type Registry } from 'prom-client';
import { LANES } from './fair-queue';
import { FLEETS } from './fleets';
import type { FleetStats, LaneTotals, SandboxStats } from './sandbox-stats';

type Sample = [labels: Record<string, string>, value: number];

const LANE_TOTALS: [string, string, (lane: LaneTotals) => number][] = [
  ['sandbox_runs_total', 'Finished runs.', (lane) => lane.completedTotal],
  ['sandbox_busy_total', 'Runs rejected because the queue was full.', (lane) => lane.busyTotal],
  ['sandbox_wait_seconds_total', 'Time that runs spent queued.', (lane) => lane.waitMsTotal / 1000],
  [
    'sandbox_prepare_seconds_total',
    'Time before programs started, including compile time.',
    (lane) => lane.prepareMsTotal / 1000,
  ],
  ['sandbox_run_seconds_total', 'Time that runs took.', (lane) => lane.runMsTotal / 1000],
];

const FLEET_METRICS: [string, string, (fleet: FleetStats) => number][] = [
  ['sandbox_processes', 'Live runner processes, by fleet.', (fleet) => fleet.processes],
  ['sandbox_kills_total', 'Runner processes killed by the server.', (fleet) => fleet.killsTotal],
  ['sandbox_deaths_total', 'Runner processes that exited unexpectedly.', (fleet) => fleet.deathsTotal],
  ['sandbox_retries_total', 'Runs retried because their process died.', (fleet) => fleet.retriesTotal],
];

/** Metrics for operators: queue depth, waiting times, dead processes. Read on every scrape. */
export function exposeSandbox(registry: Registry, stats: () => SandboxStats): void {
  const byFleet = (read: (fleet: FleetStats) => number) => (): Sample[] => {
    const { fleets } = stats();
    return FLEETS.map((fleet) => [{ fleet }, read(fleets[fleet])]);
  };
  const byLane = (read: (fleet: FleetStats, lane: (typeof LANES)[number]) => number) => (): Sample[] => {
    const { fleets } = stats();
    return FLEETS.flatMap((fleet) =>
      LANES.map((lane): Sample => [{ fleet, lane }, read(fleets[fleet], lane)]),
    );
  };
  const waiting = byLane(({ queued }, lane) => queued[lane]);
  expose(registry, 'sandbox_queue_depth', 'Queued runs, by fleet and lane.', ['fleet', 'lane'], waiting);
  for (const [name, help, read] of FLEET_METRICS) expose(registry, name, help, ['fleet'], byFleet(read));
  for (const [name, help, read] of LANE_TOTALS) {
    const samples = byLane(({ lanes }, lane) => read(lanes[lane]));
    expose(registry, name, help, ['fleet', 'lane'], samples);
  }
}

/** Registers a counter if the name ends with `_total`, as is usual in Prometheus, otherwise a gauge. */
function expose(registry: Registry, name: string, help: string, labelNames: string[], read: () => Sample[]) {
  const Metric = name.endsWith('_total') ? Counter : Gauge;
  new Metric({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset();
      for (const [labels, value] of read()) this.inc(labels, value);
    },
  });
}
