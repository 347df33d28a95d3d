import { Controller } from '@nestjs/common';
import * as contract from '@shared/contracts';
import { describe, expect, test } from 'vitest';
import { UserId } from './caller';
import { bearerToken } from './endpoint-guard';
import { Serve } from './serve';
import { GOOD_TOKEN, HttpApp } from './testing/http-app';

@Controller()
class CallersController {
  @Serve(contract.getVersion)
  open(@UserId() userId?: string) {
    return { userId: userId ?? null };
  }

  @Serve(contract.getCourse)
  optional(@UserId() userId?: string) {
    return { userId: userId ?? null };
  }

  @Serve(contract.getMe)
  own(@UserId() userId: string) {
    return { userId };
  }
}

const OPEN = '/v1/version';
const OPTIONAL = '/v1/courses/3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const OWN = '/v1/users/me';

describe('who may call', () => {
  test.each([
    [OPEN, undefined, 200, { userId: null }],
    [OPEN, 'bad', 200, { userId: null }],
    [OPTIONAL, undefined, 200, { userId: null }],
    [OPTIONAL, GOOD_TOKEN, 200, { userId: 'ada' }],
    [OPTIONAL, 'bad', 401, { error: 'This token is not good.' }],
    [OWN, undefined, 401, { error: "You're not logged in" }],
    [OWN, 'bad', 401, { error: 'This token is not good.' }],
    [OWN, GOOD_TOKEN, 200, { userId: 'ada' }],
  ])('%s with the token %s: %i', async (path, token, status, body) => {
    await using app = await HttpApp.start({ controllers: [CallersController] });
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await fetch(`${app.url}${path}`, { headers });
    expect([reply.status, await reply.json()]).toEqual([status, body]);
  });
});

test.each([
  ['Bearer abc', 'abc'],
  ['bearer abc', 'abc'],
  ['Basic abc', undefined],
  ['Bearer a b', undefined],
  ['Bearer ', undefined],
  [undefined, undefined],
])('the token of %j is %j', (authorization, token) => {
  expect(bearerToken({ headers: { authorization } })).toBe(token);
});
