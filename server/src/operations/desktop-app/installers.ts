import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';

/** Folders of what learners can install, absolute paths. */
export const DOWNLOADS_FOLDERS = Symbol('DOWNLOADS_FOLDERS');

/** As electron-builder.config.ts names them; Linux has its own names for processors. Prereleases are for testers. */
const NAME =
  /^Emberforge-(?<version>\d+\.\d+\.\d+)-(?<system>linux|mac|win)-(?<processor>x64|x86_64|amd64|arm64)\.(?<kind>AppImage|deb|dmg|exe)$/;

const SYSTEMS = { linux: 'linux', mac: 'macos', win: 'windows' } as const;

export interface Installer {
  system: 'linux' | 'macos' | 'windows';
  processor: 'x64' | 'arm64';
  kind: 'AppImage' | 'deb' | 'dmg' | 'exe';
  version: string;
  bytes: number;
  /** On this server. */
  path: string;
}

interface NamedInstaller extends Omit<Installer, 'bytes'> {
  file: string;
}

/** The desktop app's installers in the folders of downloads. */
@Injectable()
export class Installers {
  constructor(@Inject(DOWNLOADS_FOLDERS) private readonly folders: readonly string[]) {}

  /** The newest version for each system, processor and kind. */
  async newest(): Promise<Installer[]> {
    const newest = new Map<string, NamedInstaller>();
    for (const installer of await this.all()) {
      const { system, processor, kind, version } = installer;
      const key = [system, processor, kind].join();
      const other = newest.get(key);
      if (!other || isNewer(version, other.version)) newest.set(key, installer);
    }
    const sorted = [...newest.entries()].sort(([a], [b]) => a.localeCompare(b));
    return Promise.all(
      sorted.map(async ([, { file, ...installer }]) => ({ ...installer, bytes: (await stat(file)).size })),
    );
  }

  private async all(): Promise<NamedInstaller[]> {
    const lists = await Promise.all(
      this.folders.map(async (folder) => {
        const desktop = join(folder, 'desktop');
        return (await namesIn(desktop)).map((name) => readName(desktop, name));
      }),
    );
    return lists.flat().filter((installer) => installer !== null);
  }
}

function readName(folder: string, name: string): NamedInstaller | null {
  const { version, system, processor, kind } = NAME.exec(name)?.groups ?? {};
  if (!version) return null;
  return {
    system: SYSTEMS[system as keyof typeof SYSTEMS],
    processor: processor === 'arm64' ? 'arm64' : 'x64',
    kind: kind as Installer['kind'],
    version,
    path: `/downloads/desktop/${name}`,
    file: join(folder, name),
  };
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  const at = a!.findIndex((part, index) => part !== b![index]);
  return at >= 0 && a![at]! > b![at]!;
}

/** A server without the app has no such folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
