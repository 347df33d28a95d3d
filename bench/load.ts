import { Agent, request } from 'node:http';

export interface LoadOptions {
  headers?: Record<string, string> | undefined;
  concurrency?: number;
}

/** Sends `count` GETs, `concurrency` at a time over keep-alive connections. Rejects on any status other than 200. */
export async function load(
  url: string,
  count: number,
  { headers = {}, concurrency = 8 }: LoadOptions = {},
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await get(url, agent, headers);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  agent.destroy();
}

function get(url: string, agent: Agent, headers: Record<string, string>): Promise<void> {
  return new Promise((done, failed) => {
    const sent = request(url, { agent, headers }, (reply) => {
      reply.resume();
      reply.on('end', () =>
        reply.statusCode === 200 ? done() : failed(new Error(`${url} returned ${reply.statusCode}`)),
      );
      reply.on('error', failed);
    });
    sent.on('error', failed);
    sent.end();
  });
}
