import { Counter, Gauge, type Registry } from 'prom-client';
import { LANES } from './fair-queue';
import type { SandboxStats } from './sandbox-stats';

/** What an operator watches: is the queue growing, do runs wait, do runners die. Read when Prometheus asks. */
export function exposeSandbox(registry: Registry, stats: () => SandboxStats): void {
  const registers = [registry];
  new Gauge({
    name: 'sandbox_queue_depth',
    help: 'Runs that wait, by lane.',
    labelNames: ['lane'],
    registers,
    collect() {
      const { queued } = stats();
      for (const lane of LANES) this.set({ lane }, queued[lane]);
    },
  });
  new Gauge({
    name: 'sandbox_processes',
    help: 'Runner processes that are alive.',
    registers,
    collect() {
      this.set(stats().processes);
    },
  });
  for (const [name, help, read] of LANE_TOTALS) {
    new Counter({
      name,
      help,
      labelNames: ['lane'],
      registers,
      collect() {
        const { lanes } = stats();
        this.reset();
        for (const lane of LANES) this.inc({ lane }, read(lanes[lane]));
      },
    });
  }
  for (const [name, help, read] of TOTALS) {
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read(stats()));
      },
    });
  }
}

type LaneTotal = SandboxStats['lanes'][keyof SandboxStats['lanes']];

const LANE_TOTALS: [string, string, (lane: LaneTotal) => number][] = [
  ['sandbox_runs_total', 'Runs that came to their end.', (lane) => lane.completedTotal],
  ['sandbox_busy_total', 'Runs refused because the queue was full.', (lane) => lane.busyTotal],
  ['sandbox_wait_seconds_total', 'Time that runs have waited.', (lane) => lane.waitMsTotal / 1000],
  ['sandbox_run_seconds_total', 'Time that runs have taken.', (lane) => lane.runMsTotal / 1000],
];

const TOTALS: [string, string, (stats: SandboxStats) => number][] = [
  ['sandbox_kills_total', 'Runner processes ended by the server.', (stats) => stats.killsTotal],
  ['sandbox_deaths_total', 'Runner processes that ended by themselves.', (stats) => stats.deathsTotal],
  ['sandbox_retries_total', 'Runs done over because their process died.', (stats) => stats.retriesTotal],
];
