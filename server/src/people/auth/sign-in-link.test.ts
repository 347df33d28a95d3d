import { expect, test } from 'vitest';
import { signInLink } from './sign-in-link';

test('a link opens the sign-in page with the code', () => {
  expect(signInLink('https://forge.example.org', 'CODE', null)).toBe(
    'https://forge.example.org/login?otp=CODE',
  );
});

test('a link returns to the requested page', () => {
  const link = new URL(signInLink('https://forge.example.org', 'CODE', '/lessons/1?a=b&c=d#top'));
  expect(link.searchParams.get('otp')).toBe('CODE');
  expect(link.searchParams.get('redirect')).toBe('/lessons/1?a=b&c=d#top');
});

test.each(['//evil.example', '/.//evil.example', 'https://evil.example', ''])(
  'a link never redirects to %j',
  (redirect) => {
    expect(signInLink('https://forge.example.org', 'CODE', redirect)).not.toContain('redirect');
  },
);
