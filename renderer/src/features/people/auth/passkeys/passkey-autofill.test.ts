import { expect, test, vi } from 'vitest';
import { PasskeyAutofill } from './passkey-autofill';
import { PasskeyCancelled } from './passkeys';

/** A browser whose user chooses when a test says so. */
function browser() {
  const asked: { choose: (credential: string | null) => void; cancel: () => void }[] = [];
  const chosen: string[] = [];
  const options = {
    ask: () =>
      new Promise<string | null>((choose, reject) => {
        asked.push({ choose, cancel: () => reject(new PasskeyCancelled()) });
      }),
    cancel: async () => asked.at(-1)?.cancel(),
    onChosen: async (credential: string) => void chosen.push(credential),
  };
  return { asked, chosen, options };
}

test('a passkey that’s chosen signs in, and is asked for again if that fails', async () => {
  const { asked, chosen, options } = browser();
  const autofill = new PasskeyAutofill(options);
  const run = autofill.run();
  asked[0]!.choose('laptop');
  await expect.poll(() => asked.length).toBe(2);
  expect(chosen).toEqual(['laptop']);
  autofill.stop();
  await run;
  expect(asked.length).toBe(2);
});

test('a browser that can’t suggest them is asked once', async () => {
  const { asked, options } = browser();
  const run = new PasskeyAutofill(options).run();
  asked[0]!.choose(null);
  await run;
  expect(asked.length).toBe(1);
});

test('what the server has sent is renewed before it expires', async () => {
  vi.useFakeTimers();
  const { asked, options } = browser();
  const autofill = new PasskeyAutofill(options);
  const run = autofill.run();
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(asked.length).toBe(2);
  autofill.stop();
  await run;
  vi.useRealTimers();
});
