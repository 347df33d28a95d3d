import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { type RunningPostgres, startPostgres } from './embedded-postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** GET here starts the run's one PostgreSQL (once) and answers with its URL. */
    postgresStarter: string;
  }
}

/** One PostgreSQL for a whole vitest run, started when a first test file asks for it, ended with the run. */
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
  if (!address || typeof address === 'string') throw new Error('The PostgreSQL starter has no port.');
  project.provide('postgresStarter', `http://127.0.0.1:${address.port}/`);
  return async () => {
    starter.close();
    starter.closeAllConnections();
    // If the start failed, the test files got the error and there's nothing to stop.
    const postgres = await starting?.catch(() => undefined);
    await postgres?.stop();
  };
}
