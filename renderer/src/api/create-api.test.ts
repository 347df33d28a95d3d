import { ENDPOINTS } from '@shared/contracts';
import { expect, test } from 'vitest';
import { createApi } from './create-api';
import { fakeToken } from './testing';

const OWN = fakeToken(900, Date.now(), 'mira');
const LEARNERS = fakeToken(900, Date.now(), 'ada');

/** An admin's window that shows a learner's account. */
function setUp(answer: { status: number; body: object }) {
  const calls: string[] = [];
  const notices: string[] = [];
  const impersonation = {
    id: 'an/id' as string | null,
    undo: ({ notice }: { notice: string }) => void notices.push(notice),
  };
  const { tokens, stopImpersonation } = createApi({
    baseURL: 'http://localhost',
    endpoints: ENDPOINTS,
    exclusive: (_name, task) => task(),
    impersonation,
    fetch: async (input) => {
      const { method, url, headers } = input as Request;
      const path = new URL(url).pathname;
      calls.push(
        `${method} ${path} ${headers.get('authorization') === `Bearer ${OWN}` ? 'as mira' : ''}`.trim(),
      );
      if (path === '/v1/auth/refresh') return Response.json({ access_token: OWN });
      return Response.json(answer.body, { status: answer.status });
    },
  });
  return { tokens, stopImpersonation, calls, notices, impersonation };
}

test('its token is the learner’s, for which the admin’s own is exchanged', async () => {
  const { tokens, calls, impersonation } = setUp({ status: 200, body: { access_token: LEARNERS } });
  await tokens.refresh();
  expect([tokens.userId, calls]).toEqual([
    'ada',
    ['POST /v1/auth/refresh', 'POST /v1/admin/impersonations/an%2Fid/token as mira'],
  ]);
  impersonation.id = null;
  await tokens.refresh();
  expect(tokens.userId).toBe('mira');
});

test('it’s undone when the server says that it’s over, and not when it can’t say', async () => {
  const over = setUp({ status: 404, body: { error: 'You’re no longer viewing this account.' } });
  await expect(over.tokens.refresh()).rejects.toMatchObject({ status: 404 });
  expect(over.notices).toEqual(['You’re no longer viewing this account.']);
  const down = setUp({ status: 503, body: { error: 'Please try again.' } });
  await expect(down.tokens.refresh()).rejects.toMatchObject({ status: 503 });
  expect(down.notices).toEqual([]);
});

test('it’s stopped by the admin, not by the learner', async () => {
  const { stopImpersonation, calls } = setUp({ status: 200, body: {} });
  await stopImpersonation('the-id');
  expect(calls.at(-1)).toBe('DELETE /v1/admin/impersonations/the-id as mira');
});
