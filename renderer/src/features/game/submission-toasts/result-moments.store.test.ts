import type { Notification } from '@web/api';
import { expect, test } from 'vitest';
import { ResultMomentsStore } from './result-moments.store';

const arrival = (notificationType: Notification['notificationType']) =>
  ({ uuid: notificationType, notificationType }) as Notification;

function openMoments() {
  const clock = { now: 0 };
  const moments = new ResultMomentsStore(() => clock.now);
  const shown = () => moments.notifications.map(({ notificationType }) => notificationType);
  return { clock, moments, shown };
}

test('what a result brought is shown with it, even if it arrives before the result', () => {
  const { moments, shown } = openMoments();
  moments.begin();
  expect(moments.take(arrival('achievement_earned'))).toBe(true);
  moments.end();
  expect(moments.take(arrival('chest_earned'))).toBe(true);
  expect(shown()).toEqual(['achievement_earned', 'chest_earned']);
});

test('everything else, and anything that arrives much later, is a toast', () => {
  const { moments, clock, shown } = openMoments();
  expect(moments.take(arrival('chest_earned'))).toBe(false);
  moments.begin();
  expect(moments.take(arrival('announcement'))).toBe(false);
  moments.end();
  clock.now = 10_000;
  expect(moments.take(arrival('chest_earned'))).toBe(false);
  expect(shown()).toEqual([]);
});

test('the next answer begins with nothing', () => {
  const { moments, shown } = openMoments();
  moments.begin();
  moments.take(arrival('chest_earned'));
  moments.begin();
  expect(shown()).toEqual([]);
});
