import { createServer } from 'node:http';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';

/** What was started: how workers reach it, and its end. */
interface Started {
  address: string;
  stop(): Promise<void>;
}

/**
 * For a global setup: starts something once for the whole run, when a worker first asks for it (`addressOf`).
 * @param key of the URL in `ProvidedContext`
 * @returns the teardown
 */
export async function onDemand(
  project: TestProject,
  key: keyof ProvidedContext,
  start: () => Promise<Started>,
): Promise<() => Promise<void>> {
  let starting: Promise<Started> | undefined;
  const starter = createServer((_request, response) => {
    starting ??= start();
    starting.then(
      ({ address }) => response.end(address),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  });
  await new Promise<void>((resolve) => starter.listen(0, '127.0.0.1', resolve));
  const address = starter.address();
  if (!address || typeof address === 'string') throw new Error('The starter has no TCP port.');
  project.provide(key, `http://127.0.0.1:${address.port}/`);
  return async () => {
    starter.close();
    starter.closeAllConnections();
    // If it failed to start, the test files have reported that, and there is nothing to stop.
    const started = await starting?.catch(() => undefined);
    await started?.stop();
  };
}

/** The address of what the run has on demand; `url` is what the setup provided. Starts it on first use. */
export async function addressOf(url: string): Promise<string> {
  const response = await fetch(url);
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}
