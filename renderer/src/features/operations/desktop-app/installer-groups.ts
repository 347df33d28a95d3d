import { t } from '@lingui/core/macro';
import type { Installer } from '@web/api';

export type SystemName = Installer['system'];

export interface SystemInstallers {
  system: SystemName;
  title: string;
  installers: Installer[];
  /** What to do when the system is in the way. */
  hint: string;
}

const SYSTEMS: Omit<SystemInstallers, 'installers'>[] = [
  {
    system: 'windows',
    title: 'Windows',
    hint: t`If Windows doesn’t know the app yet, choose More info, then Run anyway.`,
  },
  {
    system: 'macos',
    title: 'macOS',
    hint: t`If macOS doesn’t open it, go to System Settings, Privacy & Security, and choose Open Anyway.`,
  },
  {
    system: 'linux',
    title: 'Linux',
    hint: t`Make the AppImage executable before you open it. It updates itself; the Debian package doesn’t.`,
  },
];

/** The installers by system, the visitor's own first. Systems without one are left out. */
export function groupInstallers(
  installers: readonly Installer[],
  own: SystemName | null,
): SystemInstallers[] {
  return SYSTEMS.map((entry) => ({
    ...entry,
    installers: installers.filter(({ system }) => system === entry.system),
  }))
    .filter((entry) => entry.installers.length > 0)
    .sort((a, b) => Number(b.system === own) - Number(a.system === own));
}

const KINDS = { AppImage: 'AppImage', deb: 'Debian, Ubuntu', dmg: '', exe: '' };

const PROCESSORS = {
  windows: { x64: t`64-bit`, arm64: 'ARM' },
  macos: { x64: 'Intel', arm64: t`Apple silicon` },
  linux: { x64: t`64-bit`, arm64: 'ARM' },
};

/** What tells an installer from the other ones of its system, such as "Apple silicon" or "AppImage". */
export function installerLabel({ system, processor, kind }: Installer, others: readonly Installer[]): string {
  const hasChoice = others.some((other) => other.processor !== processor);
  const parts = [KINDS[kind], hasChoice && PROCESSORS[system][processor]].filter(Boolean);
  return parts.join(', ') || t`Download`;
}

/** The system of this browser's computer. Null on phones and tablets, which can't run the app. */
export function ownSystem(userAgent: string): SystemName | null {
  if (/Android|iPhone|iPad|CrOS/.test(userAgent)) return null;
  if (userAgent.includes('Windows')) return 'windows';
  if (userAgent.includes('Mac OS X')) return 'macos';
  return userAgent.includes('Linux') ? 'linux' : null;
}
