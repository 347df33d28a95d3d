import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { RequestDurations } from './request-durations';

test('each series counts its requests by duration, each bucket including the shorter ones', async () => {
  const registry = new Registry();
  const durations = new RequestDurations(registry);
  for (const seconds of [0.001, 0.002, 0.004, 60]) durations.observe('GET', '/v1/tracks', 200, seconds);
  durations.observe('GET', '/v1/tracks', 404, 0.5);
  durations.observe('POST', '/v1/tracks', 200, 0.5);
  const lines = (await registry.metrics()).split('\n');
  const name = 'http_request_duration_seconds';
  const labels = 'method="GET",route="/v1/tracks",status="200"';
  expect(lines).toContain(`# TYPE ${name} histogram`);
  expect(lines).toContain(`${name}_bucket{le="0.002",${labels}} 2`);
  expect(lines).toContain(`${name}_bucket{le="0.005",${labels}} 3`);
  expect(lines).toContain(`${name}_bucket{le="10",${labels}} 3`);
  expect(lines).toContain(`${name}_bucket{le="+Inf",${labels}} 4`);
  expect(lines).toContain(`${name}_count{${labels}} 4`);
  expect(lines.find((line) => line.startsWith(`${name}_sum{${labels}}`))).toMatch(/ 60\.007\d*$/);
  expect(lines.filter((line) => line.startsWith(`${name}_count`))).toHaveLength(3);
});
