import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { type RunningPostgres, startPostgres } from './embedded-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** GET starts the run's PostgreSQL on first use and returns its URL. */
    postgresStarter: string;
  }
}

/** One PostgreSQL for the whole vitest run, started on first use. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<RunningPostgres> | undefined;
  const starter = createServer((_request, response) => {
    starting ??= startPostgres();
    starting.then(
      (postgres) => response.end(postgres.url),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  const address = starter.address();
  if (!address || typeof address === 'string') throw new Error('The PostgreSQL starter has no TCP port.');
  project.provide('postgresStarter', `http://127.0.0.1:${address.port}/`);
  return async () => {
    starter.close();
    starter.closeAllConnections();
    // If it failed to start, the test files have reported that, and there is nothing to stop.
    const postgres = await starting?.catch(() => undefined);
    await postgres?.stop();
  };
}
