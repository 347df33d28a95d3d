import { ApiError } from '@web/api';
import { expect, test, vi } from 'vitest';
import { type CourseReward, type CourseRewardOptions, CourseRewardStore } from './course-reward.store';

const REWARD_UUID = '00000000-0000-4000-8000-000000000001';

function setUp(change: Partial<CourseRewardOptions> & { amount?: number; claimedAt?: string } = {}) {
  const { amount = 1000, claimedAt = null, ...options } = change;
  const calls = { claim: vi.fn(async () => ({ kind: 'claim_course_response', xp: amount })) };
  const toasts = { success: vi.fn(), error: vi.fn() };
  const submitReview = vi.fn(async () => {});
  const celebrate = vi.fn();
  const onDone = vi.fn();
  const certificateEarned = { rewardAmount: amount };
  const reward = { rewardUuid: REWARD_UUID, claimedAt, certificateEarned } as unknown as CourseReward;
  const rewards = calls as unknown as CourseRewardOptions['rewards'];
  const given = { reward, rewards, hasReview: false, submitReview, toasts, celebrate, onDone, ...options };
  return { store: new CourseRewardStore(given), toasts, submitReview, celebrate, onDone, ...calls };
}

test.each([
  ['its XP waits', {}, 0],
  ['there is no XP', { amount: 0 }, 1],
  ['it was claimed before', { claimedAt: '2026-01-05T12:00:00Z' }, 1],
  ['it was claimed and reviewed', { claimedAt: '2026-01-05T12:00:00Z', hasReview: true }, 4],
])('when %s, the steps begin at the right one', (_, change, step) => {
  expect(setUp(change).store.step).toBe(step);
});

test('from the claim to a public review', async () => {
  const { store, celebrate, submitReview, toasts, onDone } = setUp();
  await store.claim();
  expect(celebrate).toHaveBeenCalledOnce();
  expect([store.step, store.canContinue]).toEqual([1, false]);
  store.write({ privateReview: 'Chapter 2 drags.' });
  expect(store.canContinue).toBe(true);
  store.next();
  expect([store.step, store.canContinue]).toEqual([2, false]);
  store.chooseRating(4);
  store.next();
  store.write({ publicReview: '  ' });
  expect([store.step, store.canContinue]).toEqual([3, false]);
  store.write({ publicReview: 'Clear.' });
  await store.finish();
  const review = { rating: 4, publicReview: 'Clear.', privateReview: 'Chapter 2 drags.' };
  expect(submitReview).toHaveBeenCalledWith(review);
  expect(toasts.success).toHaveBeenCalledWith('Review submitted successfully!');
  expect(onDone).toHaveBeenCalledWith(REWARD_UUID);
});

test('skipping everything sends nothing', async () => {
  const { store, submitReview, onDone } = setUp({ amount: 0 });
  store.write({ privateReview: 'Never mind.' });
  for (let step = 1; step <= 3; step += 1) await store.skip();
  expect(submitReview).not.toHaveBeenCalled();
  expect(onDone).toHaveBeenCalledOnce();
});

test.each([
  ['skipped', async (store: CourseRewardStore) => store.skip()],
  [
    'written',
    async (store: CourseRewardStore) => {
      store.chooseRating(5);
      store.write({ publicReview: 'Good.' });
      await store.finish();
    },
  ],
])('a reward without XP is claimed once its steps are %s, so it stops waiting', async (_, last) => {
  const { store, claim, celebrate, onDone } = setUp({ amount: 0 });
  await store.skip();
  await store.skip();
  expect(claim).not.toHaveBeenCalled();
  await last(store);
  expect([claim.mock.calls.length, celebrate.mock.calls.length]).toEqual([1, 0]);
  expect(onDone).toHaveBeenCalledOnce();
});

test('a reward with XP, or one that was claimed, isn’t claimed again at the end', async () => {
  for (const change of [{}, { amount: 0, claimedAt: '2026-01-05T12:00:00Z' }]) {
    const { store, claim, onDone } = setUp(change);
    if (store.step === 0) await store.claim();
    const before = claim.mock.calls.length;
    for (let step = 1; step <= 3; step += 1) await store.skip();
    expect(claim).toHaveBeenCalledTimes(before);
    expect(onDone).toHaveBeenCalledOnce();
  }
});

test('skipping only the public review sends the stars', async () => {
  const { store, submitReview } = setUp({ amount: 0 });
  store.chooseRating(5);
  expect(store.step).toBe(2);
  store.next();
  await store.skip();
  expect(submitReview).toHaveBeenCalledWith({ rating: 5, publicReview: '', privateReview: '' });
});

test('a public review asks for stars', async () => {
  const { store, submitReview, onDone } = setUp({ amount: 0 });
  await store.skip();
  await store.skip();
  store.write({ publicReview: 'Good.' });
  await store.finish();
  expect([store.needsStars, submitReview.mock.calls.length]).toEqual([true, 0]);
  store.chooseRating(3);
  await store.finish();
  expect(onDone).toHaveBeenCalledOnce();
});

test('a claim that fails says so and stays', async () => {
  const claim = async () => Promise.reject(new ApiError(503, 'Down.', 'unavailable'));
  const { store, toasts, celebrate } = setUp({ rewards: { claim } as never });
  await store.claim();
  expect(toasts.error).toHaveBeenCalledWith("Couldn't claim reward. Please try again later.");
  expect([store.step, celebrate.mock.calls.length, store.isBusy]).toEqual([0, 0, false]);
});

test('a reward that was claimed in another window says so and goes on', async () => {
  const claim = async () => ({ kind: 'course_already_claimed' });
  const { store, toasts, celebrate } = setUp({ rewards: { claim } as never });
  await store.claim();
  expect(toasts.error).toHaveBeenCalledWith('You have already claimed your reward!');
  expect([store.step, celebrate.mock.calls.length]).toEqual([1, 0]);
});

test('a review that fails says why, and the reward is over', async () => {
  const submitReview = async () => Promise.reject(new ApiError(500, 'An error occurred', 'internal'));
  const { store, toasts, onDone } = setUp({ amount: 0, submitReview });
  store.chooseRating(5);
  await store.finish();
  expect(toasts.error).toHaveBeenCalledWith('An error occurred');
  expect(onDone).toHaveBeenCalledOnce();
});
