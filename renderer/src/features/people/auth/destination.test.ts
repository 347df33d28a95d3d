import { expect, test } from 'vitest';
import { destinationAfterSignIn } from './destination';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const user = (minutes: number) => ({ uuid: 'u1', createdAt: new Date(NOW - minutes * 60_000).toISOString() });

test('an account under one hour old goes to the onboarding until it has seen it', () => {
  const base = { user: user(59), redirect: null, now: NOW };
  expect(destinationAfterSignIn({ ...base, onboardingSeen: null })).toBe('/onboarding');
  expect(destinationAfterSignIn({ ...base, onboardingSeen: 'somebody else' })).toBe('/onboarding');
  expect(destinationAfterSignIn({ ...base, onboardingSeen: 'u1' })).toBe('/dashboard');
  expect(destinationAfterSignIn({ ...base, onboardingSeen: null, redirect: '/lessons/1?a=b#c' })).toBe(
    '/onboarding?redirect=%2Flessons%2F1%3Fa%3Db%23c',
  );
});

test('other accounts go to the requested page, otherwise to the dashboard', () => {
  const seen = { user: user(5), onboardingSeen: 'u1', now: NOW };
  expect(destinationAfterSignIn({ ...seen, redirect: '/courses' })).toBe('/courses');
  expect(destinationAfterSignIn({ user: user(60), onboardingSeen: null, redirect: null, now: NOW })).toBe(
    '/dashboard',
  );
  expect(destinationAfterSignIn({ user: undefined, onboardingSeen: null, redirect: null, now: NOW })).toBe(
    '/dashboard',
  );
});
