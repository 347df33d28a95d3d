import type { Metric, Registry } from 'prom-client';

/** Seconds; from a cached read to a run that met its time limit. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NAME = 'http_request_duration_seconds';

/** The requests of one route that had the same method and status. */
interface Series {
  labels: { method: string; route: string; status: number };
  /** Requests per bucket, each counted once; the last one has those above all bounds. */
  counts: Float64Array;
  sum: number;
}

/**
 * A histogram of how long requests took. prom-client's own builds and hashes a text of all labels for each observation,
 * which costs a cached reply more than finding it: this one finds its numbers by the route and adds to them.
 */
export class RequestDurations {
  private readonly byRoute = new Map<string, Series[]>();

  constructor(registry: Registry) {
    const help = 'Time from request to reply.';
    const values = () => [...this.byRoute.values()].flat().flatMap(valuesOf);
    // All that the registry asks of a metric, whatever its kind.
    const metric = {
      name: NAME,
      get: async () => ({ name: NAME, help, type: 'histogram', values: values() }),
    };
    registry.registerMetric(metric as unknown as Metric);
  }

  observe(method: string, route: string, status: number, seconds: number): void {
    const series = this.seriesOf(method, route, status);
    let bucket = 0;
    while (seconds > BUCKETS[bucket]!) bucket += 1;
    series.counts[bucket]! += 1;
    series.sum += seconds;
  }

  private seriesOf(method: string, route: string, status: number): Series {
    const all = this.byRoute.get(route) ?? [];
    for (const series of all)
      if (series.labels.status === status && series.labels.method === method) return series;
    const labels = { method, route, status };
    const series = { labels, counts: new Float64Array(BUCKETS.length + 1), sum: 0 };
    this.byRoute.set(route, [...all, series]);
    return series;
  }
}

/** As Prometheus reads them: a bucket counts those below it, too. */
function valuesOf({ labels, counts, sum }: Series) {
  let total = 0;
  const buckets = [...counts].map((count, at) => {
    total += count;
    return { metricName: `${NAME}_bucket`, labels: { le: BUCKETS[at] ?? '+Inf', ...labels }, value: total };
  });
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels, value: sum },
    { metricName: `${NAME}_count`, labels, value: total },
  ];
}
