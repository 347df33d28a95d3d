import { expect, test } from 'vitest';
import { destinationAfterSignIn } from './destination';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const user = (minutes: number) => ({ uuid: 'u1', createdAt: new Date(NOW - minutes * 60_000).toISOString() });

test('an account under one hour old goes to onboarding and remembers its destination', () => {
  const base = { user: user(59), onboardingSeen: null, now: NOW };
  expect(destinationAfterSignIn({ ...base, redirect: null })).toBe('/onboarding');
  expect(destinationAfterSignIn({ ...base, redirect: '/lessons/1?a=b' })).toBe(
    '/onboarding?redirect=%2Flessons%2F1%3Fa%3Db',
  );
  expect(destinationAfterSignIn({ ...base, onboardingSeen: 'somebody else', redirect: null })).toBe(
    '/onboarding',
  );
});

test('other accounts go to the requested page, otherwise to the dashboard', () => {
  const seen = { user: user(5), onboardingSeen: 'u1', now: NOW };
  expect(destinationAfterSignIn({ ...seen, redirect: '/courses' })).toBe('/courses');
  expect(destinationAfterSignIn({ ...seen, redirect: null })).toBe('/dashboard');
  expect(destinationAfterSignIn({ user: user(60), onboardingSeen: null, redirect: null, now: NOW })).toBe(
    '/dashboard',
  );
  expect(destinationAfterSignIn({ user: undefined, onboardingSeen: null, redirect: null, now: NOW })).toBe(
    '/dashboard',
  );
});

test('a redirect to another host goes to the dashboard', () => {
  const seen = { user: user(5), onboardingSeen: 'u1', now: NOW };
  expect(destinationAfterSignIn({ ...seen, redirect: '/.//evil.example' })).toBe('/dashboard');
});
