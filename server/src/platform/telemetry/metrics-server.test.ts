import { Counter, Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { MetricsServer } from './metrics-server';

async function started(registry: Registry) {
  const server = new MetricsServer(registry);
  const port = await server.listen(0, '127.0.0.1');
  return {
    server,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    port,
  };
}

test('serves what the registry holds, and nothing else', async () => {
  const registry = new Registry();
  new Counter({ name: 'forged_total', help: 'Things forged.', registers: [registry] }).inc(3);
  const { server, get } = await started(registry);
  expect(await (await get('/metrics')).text()).toContain('forged_total 3');
  expect((await get('/')).status).toBe(404);
  expect((await get('/metrics', { method: 'POST' })).status).toBe(404);
  await server.close();
});

test('a port that is taken is an error, not a crash', async () => {
  const { server, port } = await started(new Registry());
  await expect(new MetricsServer(new Registry()).listen(port, '127.0.0.1')).rejects.toThrow('EADDRINUSE');
  await server.close();
});
