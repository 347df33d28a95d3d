import { createHmac } from 'node:crypto';
import { reckonMadeAt, signedText } from '@shared/rules/offline-time';
import { fakeApi, fakeToken } from '@web/api/testing';
import { fakePlatform } from '@web/platform/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OfflineClock } from './offline-clock';

const START = Date.parse('2026-03-02T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ID = '11111111-1111-4111-8111-111111111111';

/** A device whose clock shows `skew` more than the true time, and whose windows come and go. */
async function device() {
  const time = { true: START, skew: 0 };
  const platform = fakePlatform();
  const now = () => time.true + time.skew;
  const api = fakeApi({ createTimeAnchor: () => ({ body: { uuid: ID, secret: 'secret' } }) });
  api.tokens.set(fakeToken(100 * 24 * 3600));
  const open = () => new OfflineClock({ api: api.client, storage: platform.storage, owner: 'ada', now });
  const anchor = { at: time.true, localAt: now() };
  await open().refresh();
  /** Minutes pass while the app is open. */
  const pass = (ms: number) => {
    for (let left = ms; left > 0; left -= MINUTE) {
      time.true += Math.min(left, MINUTE);
      open().tick();
    }
  };
  return { api, time, open, now, pass, anchor, platform };
}

const answerAt = (madeAt: number) => ({ id: ID, exerciseId: ID, madeAt });

test('an answer is signed with the secret that came from the server', async () => {
  const { open, now, api } = await device();
  const expected = createHmac('sha256', 'secret')
    .update(signedText(ID, ID, now()))
    .digest('base64url');
  expect(await open().sign(answerAt(now()))).toEqual({ anchor: ID, signature: expected });
  expect(api.seen[0]?.body).toEqual({ localNow: START });
});

test('nothing is proven without an anchor, or once the clock was set back, until the next one', async () => {
  const { open, now, time, pass, platform } = await device();
  pass(HOUR);
  time.skew = -30 * MINUTE;
  expect(await open().sign(answerAt(now()))).toBeNull();
  time.skew = 0;
  expect(await open().sign(answerAt(now()))).toBeNull();
  await open().refresh();
  expect(await open().sign(answerAt(now()))).toMatchObject({ anchor: ID });
  platform.storage.set('emberforge.anchor.ada', 'damaged');
  expect(await open().sign(answerAt(now()))).toBeNull();
});

test('however the clock is set while the app is open, an answer counts when it was made or when it arrives', async () => {
  const step = fc.record({
    minutes: fc.integer({ min: 1, max: 600 }),
    setBy: fc.oneof(
      fc.constant(0),
      fc.constantFrom(-2 * DAY, -DAY, -HOUR, HOUR, DAY),
      fc.integer({ min: -DAY, max: DAY }),
    ),
    makes: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { open, now, time, pass, anchor } = await device();
      const made: { truly: number; local: number }[] = [];
      for (const { minutes, setBy, makes } of steps) {
        pass(minutes * MINUTE);
        time.skew += setBy;
        if (makes && (await open().sign(answerAt(now())))) made.push({ truly: time.true, local: now() });
      }
      pass(MINUTE);
      let previousMadeAt: number | null = null;
      for (const { truly, local } of made) {
        const times = {
          anchor,
          localMadeAt: local,
          localSentAt: now(),
          arrivedAt: time.true,
          previousMadeAt,
          lastContactAt: null,
        };
        const reckoned = reckonMadeAt(times);
        if ('refusal' in reckoned) continue;
        // Two tolerances: the clock's own, and that of what's noticed on the device.
        const offBy = [truly, time.true].map((moment) => Math.abs(reckoned.madeAt - moment));
        expect(Math.min(...offBy)).toBeLessThanOrEqual(8 * MINUTE);
        previousMadeAt = reckoned.madeAt;
      }
    }),
    { numRuns: 60, seed: 20_261_123 },
  );
});
