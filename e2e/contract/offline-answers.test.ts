import { createHmac, randomUUID } from 'node:crypto';
import type { Stats, Streak, SubmissionReply } from '@shared/contracts';
import { signedText } from '@shared/rules/offline-time';
import { beforeAll, expect, test } from 'vitest';
import { type SignedUp, signUp, succeed } from '../fixtures/api';
import { lessonTitled, rightAnswer } from '../fixtures/content';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';

const lesson = lessonTitled('The First Spark');
let server: RunningServer;
let token: string;

beforeAll(async () => {
  server = await sharedServer();
  ({ accessToken: token } = (await signUp(server)) satisfies SignedUp);
});

/** An answer that was made now, on a device whose clock is an hour behind. */
async function answer() {
  const localNow = Date.now() - 3_600_000;
  const anchor = { token, body: { localNow } };
  const { UUID, Secret } = await succeed<{ UUID: string; Secret: string }>(
    server,
    'POST',
    '/users/time_anchor',
    anchor,
  );
  const requestUUID = randomUUID();
  const signature = createHmac('sha256', Secret)
    .update(signedText(requestUUID, lesson.uuid, localNow))
    .digest('base64url');
  const offline = { anchorUUID: UUID, localMadeAt: localNow, localSentAt: localNow, signature };
  return { ...rightAnswer(lesson), requestUUID, offline };
}

test('an answer from offline that’s sent twice is paid once, and counts for the day it was made', async () => {
  const body = await answer();
  const send = () => succeed<SubmissionReply>(server, 'POST', `/lessons/${lesson.uuid}/`, { token, body });
  const first = await send();
  const again = await send();
  const streak = await succeed<Streak>(server, 'GET', '/streak', { token });
  expect(first).toMatchObject({
    ResultSlug: 'success',
    Offline: { MadeAt: expect.any(String), Refusal: null, Day: streak.Today },
  });
  expect(first.XPReward).toBeGreaterThan(0);
  expect(again).toMatchObject({ SubmissionUUID: first.SubmissionUUID, XPReward: first.XPReward });
  const { XP } = await succeed<Stats>(server, 'GET', '/users/stats', { token });
  expect([XP, streak.Length]).toEqual([first.XPReward, 1]);
});
