import { expect, test } from 'vitest';
import { mailPieces } from './mail-text';

test('addresses can be opened, and nothing of the text is lost', () => {
  expect(mailPieces('Sign in:\nhttp://localhost:3000/login?otp=AB-C&x=1\n\nSee you!')).toEqual([
    { text: 'Sign in:\n' },
    { url: 'http://localhost:3000/login?otp=AB-C&x=1' },
    { text: '\n\nSee you!' },
  ]);
  expect(mailPieces('https://a.example')).toEqual([{ url: 'https://a.example' }]);
  expect(mailPieces('javascript:alert(1)')).toEqual([{ text: 'javascript:alert(1)' }]);
});
