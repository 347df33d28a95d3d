import { Controller, Get, Post, Put } from '@nestjs/common';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerOtherMethods } from './other-methods';
import { HttpApp } from './testing/http-app';

@Controller('v1')
class Calls {
  @Get('lessons/:id')
  lesson() {
    return {};
  }

  @Put('lessons/:id')
  change() {
    return {};
  }

  @Post('answers')
  answer() {
    return {};
  }
}

let app: HttpApp;
beforeAll(async () => {
  app = await HttpApp.start({
    controllers: [Calls],
    prepare: async (fastify) => answerOtherMethods(fastify),
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const ask = (method: string, path: string) =>
  app.raw(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);

test.each([
  ['PATCH', '/v1/lessons/1', 'GET, HEAD, PUT'],
  ['TRACE', '/v1/lessons/1?a=b', 'GET, HEAD, PUT'],
  ['DELETE', '/v1/lessons/1/', 'GET, HEAD, PUT'],
  ['OPTIONS', '/v1/answers', 'POST'],
  ['GET', '/v1/answers', 'POST'],
])('%s %s is a 405 that allows %s', async (method, path, allow) => {
  const { status, headers, body } = await ask(method, path);
  expect([status, headers.allow]).toEqual([405, allow]);
  expect(body).toEqual({ error: `${method} isn't possible here, only ${allow}.` });
});

test.each([
  ['PATCH', '/v1/lessons'],
  ['PATCH', '/v1/lessons/1/more'],
  ['TRACE', '/'],
])('%s %s is a 404: there is no such path', async (method, path) => {
  expect((await ask(method, path)).status).toBe(404);
});

test('what a path takes, it gets', async () => {
  expect((await ask('GET', '/v1/lessons/1')).status).toBe(200);
});
