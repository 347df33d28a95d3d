import type { Installer } from '@web/api';
import { expect, test } from 'vitest';
import { groupInstallers, installerLabel, ownSystem } from './installer-groups';

const installer = (
  system: Installer['system'],
  kind: Installer['kind'],
  processor: Installer['processor'] = 'x64',
) => ({
  system,
  kind,
  processor,
  version: '1.0.0',
  bytes: 90_000_000,
  path: `/downloads/desktop/${system}-${processor}.${kind}`,
});

test('shows the visitor’s system first, and no system without an installer', () => {
  const list = [installer('windows', 'exe'), installer('linux', 'AppImage'), installer('linux', 'deb')];
  expect(groupInstallers(list, 'linux').map(({ title, installers }) => [title, installers.length])).toEqual([
    ['Linux', 2],
    ['Windows', 1],
  ]);
  expect(groupInstallers(list, null)[0]!.title).toBe('Windows');
});

test('names what somebody has to choose between', () => {
  const [windows, mac, appleSilicon] = [
    installer('windows', 'exe'),
    installer('macos', 'dmg'),
    installer('macos', 'dmg', 'arm64'),
  ];
  const linux = [
    installer('linux', 'AppImage'),
    installer('linux', 'deb'),
    installer('linux', 'deb', 'arm64'),
  ];
  expect(installerLabel(windows, [windows])).toBe('Download');
  expect([mac, appleSilicon].map((one) => installerLabel(one, [mac, appleSilicon]))).toEqual([
    'Intel',
    'Apple silicon',
  ]);
  expect(linux.slice(0, 2).map((one) => installerLabel(one, linux.slice(0, 2)))).toEqual([
    'AppImage',
    'Debian, Ubuntu',
  ]);
  expect(installerLabel(linux[2]!, linux)).toBe('Debian, Ubuntu, ARM');
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36', 'linux'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'windows'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'macos'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', null],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36', null],
])('%s is on %s', (userAgent, system) => expect(ownSystem(userAgent)).toBe(system));
