import { Counter, Gauge, type Registry } from 'prom-client';
import { LANES } from './fair-queue';
import { FLEETS } from './fleets';
import type { FleetStats, LaneTotals, SandboxStats } from './sandbox-stats';

/** What an operator watches: is the queue growing, do runs wait, do runners die. Read when Prometheus asks. */
export function exposeSandbox(registry: Registry, stats: () => SandboxStats): void {
  const registers = [registry];
  new Gauge({
    name: 'sandbox_queue_depth',
    help: 'Runs that wait, by fleet and lane.',
    labelNames: ['fleet', 'lane'],
    registers,
    collect() {
      const { fleets } = stats();
      for (const fleet of FLEETS)
        for (const lane of LANES) this.set({ fleet, lane }, fleets[fleet].queued[lane]);
    },
  });
  new Gauge({
    name: 'sandbox_processes',
    help: 'Runner processes that are alive, by fleet.',
    labelNames: ['fleet'],
    registers,
    collect() {
      const { fleets } = stats();
      for (const fleet of FLEETS) this.set({ fleet }, fleets[fleet].processes);
    },
  });
  for (const [name, help, read] of LANE_TOTALS) {
    new Counter({
      name,
      help,
      labelNames: ['fleet', 'lane'],
      registers,
      collect() {
        const { fleets } = stats();
        this.reset();
        for (const fleet of FLEETS)
          for (const lane of LANES) this.inc({ fleet, lane }, read(fleets[fleet].lanes[lane]));
      },
    });
  }
  for (const [name, help, read] of TOTALS) {
    new Counter({
      name,
      help,
      labelNames: ['fleet'],
      registers,
      collect() {
        const { fleets } = stats();
        this.reset();
        for (const fleet of FLEETS) this.inc({ fleet }, read(fleets[fleet]));
      },
    });
  }
}

const LANE_TOTALS: [string, string, (lane: LaneTotals) => number][] = [
  ['sandbox_runs_total', 'Runs that came to their end.', (lane) => lane.completedTotal],
  ['sandbox_busy_total', 'Runs refused because the queue was full.', (lane) => lane.busyTotal],
  ['sandbox_wait_seconds_total', 'Time that runs have waited.', (lane) => lane.waitMsTotal / 1000],
  [
    'sandbox_prepare_seconds_total',
    'Time before programs began, compiling included.',
    (lane) => lane.prepareMsTotal / 1000,
  ],
  ['sandbox_run_seconds_total', 'Time that runs have taken.', (lane) => lane.runMsTotal / 1000],
];

const TOTALS: [string, string, (fleet: FleetStats) => number][] = [
  ['sandbox_kills_total', 'Runner processes ended by the server.', (fleet) => fleet.killsTotal],
  ['sandbox_deaths_total', 'Runner processes that ended by themselves.', (fleet) => fleet.deathsTotal],
  ['sandbox_retries_total', 'Runs done over because their process died.', (fleet) => fleet.retriesTotal],
];
