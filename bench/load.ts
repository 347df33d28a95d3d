import { Agent, request } from 'node:http';

/** Sends `count` GETs, `concurrency` at a time over keep-alive connections. Rejects on any status other than 200. */
export async function load(url: string, count: number, concurrency = 8): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      await get(url, agent);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  agent.destroy();
}

function get(url: string, agent: Agent): Promise<void> {
  return new Promise((done, failed) => {
    const sent = request(url, { agent }, (reply) => {
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
