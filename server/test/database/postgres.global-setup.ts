import type { TestProject } from 'vitest/node';
import { onDemand } from '../on-demand';
import { startPostgres } from './embedded-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    postgresStarter: string;
  }
}

/** One PostgreSQL for the whole vitest run, started on first use. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return onDemand(project, 'postgresStarter', async () => {
    const { url, stop } = await startPostgres();
    return { address: url, stop };
  });
}
