import { expect, test } from 'vitest';
import { isMetaBrowser, META_BROWSER_TEXT } from './meta-browser';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

test.each([
  [`${IPHONE} [FBAN/FBIOS;FBAV/489.0.0.36.102;FBBV/660931379]`, true],
  [`${IPHONE} Instagram 353.1.0.25.78 (iPhone16,2; iOS 18_1)`, true],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) Chrome/131.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0;]',
    true,
  ],
  [`${IPHONE} Version/18.1 Safari/604.1`, false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', false],
])('%s', (userAgent, isMeta) => {
  expect(isMetaBrowser(userAgent)).toBe(isMeta);
});

test('says where Google’s sign-in works', () => {
  expect(META_BROWSER_TEXT).toBe(
    "Google sign-in isn't supported by the Meta browser. Open this page in Chrome/Safari to use Google sign-in.",
  );
});
