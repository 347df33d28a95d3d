import { MakerBase, type MakerOptions } from '@electron-forge/maker-base';
import { build } from 'electron-builder';
import config from '../../../electron-builder.config';

const PLATFORMS = { linux: 'linux', win32: 'win', darwin: 'mac' } as const;

/** Makes Forge's packed app into electron-builder's installers, so that there's one way to make them. */
export class InstallerMaker extends MakerBase<Record<string, never>> {
  override name = 'installers';
  override defaultPlatforms = Object.keys(PLATFORMS) as (keyof typeof PLATFORMS)[];

  override isSupportedOnCurrentPlatform(): boolean {
    return true;
  }

  override make({ dir, targetPlatform, targetArch }: MakerOptions): Promise<string[]> {
    const platform = PLATFORMS[targetPlatform as keyof typeof PLATFORMS];
    return build({ prepackaged: dir, [platform]: [], [targetArch]: true, publish: 'never', config });
  }
}
