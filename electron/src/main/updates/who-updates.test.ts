import { expect, test } from 'vitest';
import { checksSignatures, type Installation, whyNoUpdates } from './who-updates';

const installed = (copy: Partial<Installation>): Installation => ({
  isPackaged: true,
  system: 'linux',
  updateConfig: 'provider: generic\n',
  codeSignature: '',
  ...copy,
});

test('updates AppImages and installed copies, not a package of the system or a developer’s copy', () => {
  expect(whyNoUpdates(installed({ appImage: '/home/ada/Emberforge.AppImage' }))).toBeNull();
  expect(whyNoUpdates(installed({ system: 'win32' }))).toBeNull();
  const signed = 'Identifier=org.emberforge.desktop\nTeamIdentifier=A1B2C3D4E5\n';
  expect(whyNoUpdates(installed({ system: 'darwin', codeSignature: signed }))).toBeNull();
  expect(whyNoUpdates(installed({}))).toMatch(/package manager/);
  for (const codeSignature of ['', 'Signature=adhoc\nTeamIdentifier=not set\n'])
    expect(whyNoUpdates(installed({ system: 'darwin', codeSignature }))).toMatch(/isn’t signed/);
  expect(whyNoUpdates(installed({ system: 'darwin', isPackaged: false }))).toMatch(/source code/);
});

test('counts on a signature only where the system checks one', () => {
  expect(checksSignatures(installed({ system: 'darwin' }))).toBe(true);
  expect(checksSignatures(installed({ system: 'win32' }))).toBe(false);
  expect(
    checksSignatures(
      installed({ system: 'win32', updateConfig: 'provider: generic\npublisherName:\n  - Ada\n' }),
    ),
  ).toBe(true);
  expect(checksSignatures(installed({ appImage: '/opt/Emberforge.AppImage' }))).toBe(false);
});
