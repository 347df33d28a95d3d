import { collectDefaultMetrics, Registry } from 'prom-client';

/** The process's own numbers; features add theirs to the same registry. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
