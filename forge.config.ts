import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import type { ForgeConfig } from '@electron-forge/shared-types';
import { copyAppFiles } from './build/scripts/desktop/copy-app-files';
import { makeIcons } from './build/scripts/desktop/icons';
import { InstallerMaker } from './build/scripts/desktop/installer-maker';
import { APP_ID, APP_METADATA, EMBLEM, FUSES, ICONS } from './build/scripts/desktop/packaging';

const root = import.meta.dirname;

/** Where @electron/packager has unpacked Electron, seen from the app's folder in it. */
const ELECTRON = { linux: '../../electron', win32: '../../electron.exe', darwin: '../../..' };

/**
 * For developers: `npx electron-forge start` opens the app, `package` packs it without an installer, and `make` hands that
 * to electron-builder. Releases are made by electron-builder alone, which also signs (electron-builder.config.ts).
 */
const config: ForgeConfig = {
  outDir: 'dist/forge',
  // The modules' binaries come compiled, for every Electron.
  rebuildConfig: { onlyModules: [] },
  packagerConfig: {
    name: 'Emberforge',
    executableName: 'emberforge',
    appBundleId: APP_ID,
    icon: join(ICONS, 'icon'),
    protocols: [{ name: 'Emberforge', schemes: ['emberforge'] }],
    asar: { unpack: '**/*.node' },
    // A folder with Electron's zip file, for networks that can't download it.
    electronZipDir: process.env.ELECTRON_ZIP_DIR,
    prune: false,
    // packageAfterCopy copies the rest.
    ignore: (path) => path !== '' && path !== '/package.json',
  },
  hooks: {
    async generateAssets() {
      const script = ['--import', '@oxc-node/core/register', 'build/scripts/build.ts'];
      await promisify(execFile)(process.execPath, script, { cwd: root });
      await makeIcons(join(root, EMBLEM), join(root, ICONS));
    },
    async packageAfterCopy(_config, folder, _version, platform, arch) {
      await copyAppFiles(root, folder, `${platform}-${arch}`);
      const { name, version, license, type, main } = await readManifest(join(folder, 'package.json'));
      const manifest = { ...APP_METADATA, name, version, license, type, main };
      await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
      await flipFuses(resolve(folder, ELECTRON[platform as keyof typeof ELECTRON]), {
        version: FuseVersion.V1,
        resetAdHocDarwinSignature: platform === 'darwin',
        ...fuseOptions(),
      });
    },
  },
  makers: [new InstallerMaker()],
};

const readManifest = async (file: string) =>
  JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;

/** Electron's own names for the fuses: `runAsNode` is `FuseV1Options.RunAsNode`. */
function fuseOptions(): Partial<Record<FuseV1Options, boolean>> {
  return Object.fromEntries(
    Object.entries(FUSES).map(([name, isOn]) => [
      FuseV1Options[`${name[0]!.toUpperCase()}${name.slice(1)}` as keyof typeof FuseV1Options],
      isOn,
    ]),
  );
}

export default config;
