import { expect, test } from 'vitest';
import { networkReason } from './network-error';
import { LocalServer } from './testing/local-server';

const withCode = (code: string, message = '') => Object.assign(new Error(message), { code });
const failed = (cause: Error) => new TypeError('fetch failed', { cause });

test.each<[string, unknown, string]>([
  ['several addresses', failed(new AggregateError([withCode('ECONNREFUSED')])), 'nothing is listening there'],
  ['no name', failed(withCode('ENOTFOUND')), 'there’s no server with that name'],
  ['a time limit', new DOMException('timeout', 'TimeoutError'), 'it took too long to answer'],
  ['no HTTP', failed(withCode('HPE_INVALID_CONSTANT')), 'it didn’t answer like a web server'],
  ['http on its port', failed(withCode('ERR_SSL_WRONG_VERSION_NUMBER')), 'it doesn’t speak https there'],
  ['anything else', failed(withCode('', 'bad port')), 'bad port'],
  ['nothing to say', withCode('', ''), 'the connection failed'],
])('%s', (_what, error, words) => {
  expect(networkReason(error)).toBe(words);
});

test('a server that hangs up is no code in capitals', async () => {
  await using server = await LocalServer.start((_request, reply) => void reply.destroy());
  const error = await fetch(server.url).catch((thrown) => thrown);
  expect(networkReason(error)).toBe('the connection was closed before there was an answer');
});
