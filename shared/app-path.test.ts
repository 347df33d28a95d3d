import { expect, test } from 'vitest';
import { appPath } from './app-path';

test.each([
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/courses\\..\\..\\evil.example',
  '/.//evil.example',
  '/./\\/evil.example',
  '/..//evil.example',
  '/courses/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2E//evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '/\u0000/evil.example',
  '/%09/evil.example',
  '/%00',
  '/%zz',
  ' /courses',
  '\t//evil.example',
  'courses',
  '',
  null,
  undefined,
])('%j is rejected', (redirect) => {
  expect(appPath(redirect)).toBeNull();
});

test.each([
  '/',
  '/courses',
  '/courses/learn-python?x=1#chapter-2',
  '/courses?modal=settings&next=//evil.example',
  '/lessons/1#code',
  '/a%2Fb',
  '/a//b',
  '/caf%C3%A9',
])('%s is accepted unchanged', (path) => {
  expect(appPath(path)).toBe(path);
});

test('a path is normalized like in a browser', () => {
  expect(appPath('/courses/../lessons/./1')).toBe('/lessons/1');
  expect(appPath('/@evil.example')).toBe('/@evil.example');
  expect(appPath('/café')).toBe('/caf%C3%A9');
});
