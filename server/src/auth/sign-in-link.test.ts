import { expect, test } from 'vitest';
import { appPath, signInLink } from './sign-in-link';

test('a link opens the sign-in page with the code', () => {
  expect(signInLink('https://forge.example.org', 'CODE', null)).toBe(
    'https://forge.example.org/login?otp=CODE',
  );
});

test('a link returns to the page that was asked for', () => {
  const link = new URL(signInLink('https://forge.example.org', 'CODE', '/lessons/1?a=b&c=d#top'));
  expect(link.searchParams.get('otp')).toBe('CODE');
  expect(link.searchParams.get('redirect')).toBe('/lessons/1?a=b&c=d#top');
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/./\\/evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'courses',
  '',
])('%j is no page of the app', (redirect) => {
  expect(appPath(redirect)).toBeUndefined();
  expect(signInLink('https://forge.example.org', 'CODE', redirect)).not.toContain('redirect');
});

test.each(['/', '/courses', '/courses?modal=settings', '/a%2Fb', '/lessons/1#code'])('%s is one', (path) => {
  expect(appPath(path)).toBe(path);
});
