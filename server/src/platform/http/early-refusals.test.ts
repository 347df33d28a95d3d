import { Controller, Get } from '@nestjs/common';
import { describe, expect, test } from 'vitest';
import { HttpApp } from './testing/http-app';

@Controller()
class HelloController {
  @Get('/hello')
  hello() {
    return { hello: 'world' };
  }
}

const IMPATIENT = { requestTimeoutMs: 150, checkIntervalMs: 20 };
const refusal = { error: expect.stringMatching(/.+\.$|^Not Found$/) };

describe('what is refused before it reaches a route has the error body and a request id', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['an unknown method', 'FETCH /hello HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a broken header', 'GET /hello HTTP/1.1\r\nHost x\r\n\r\n', 400],
    ['two lengths', 'POST /hello HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['no Host', 'GET /hello HTTP/1.1\r\n\r\n', 400],
    ['headers of 20 KB', `GET /hello HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address of 20 KB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    ['an expectation', 'POST /hello HTTP/1.1\r\nHost: x\r\nExpect: tea\r\n\r\n', 417],
    ['a tunnel', 'CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443\r\n\r\n', 405],
    ['a broken escape', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a method of WebDAV', 'PROPFIND /hello HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['a method of diagnosis', 'TRACE /hello HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
  ])('%s', async (_, bytes, status) => {
    await using app = await HttpApp.start({ controllers: [HelloController] });
    const reply = await app.raw(bytes);
    expect(reply).toMatchObject({ status, body: refusal });
    expect(Object.keys(reply.body as object)).toEqual(['error']);
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    await expect.poll(() => app.logLines.map(({ reqId }) => reqId)).toContain(reply.headers['x-request-id']);
    expect(await app.registry.metrics()).toMatch(new RegExp(`_count\\{.*status="${status}"\\} 1`));
  });

  test('headers that never end are a 408', async () => {
    await using app = await HttpApp.start({ controllers: [HelloController], server: IMPATIENT });
    const reply = await app.raw('POST /hello HTTP/1.1\r\nHost: x\r\n');
    expect(reply).toMatchObject({ status: 408, body: refusal });
  });

  test('a body that never ends, after its request was answered, gets no second answer', async () => {
    await using app = await HttpApp.start({ controllers: [HelloController], server: IMPATIENT });
    const reply = await app.raw('POST /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"half"');
    expect(reply).toMatchObject({ status: 404, body: { error: 'Not Found' } });
  });

  test('a server that is stopping says when to come back', async () => {
    await using app = await HttpApp.start({ controllers: [HelloController] });
    await app.edge.stop();
    const reply = await app.raw('GET /hello HTTP/1.1\r\nHost: x\r\n\r\n');
    expect(reply).toMatchObject({ status: 503, body: refusal, headers: { 'retry-after': '5' } });
  });
});
