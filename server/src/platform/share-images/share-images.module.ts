import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import { FileCache } from '@server/platform/file-cache';
import { SiteIdentity } from '@server/platform/site';
import { ShareImages } from './share-images';
import { PNG_SIGNATURE, TakumiShareImages } from './takumi-share-images';

const MEGABYTE = 1024 * 1024;

/** Global: ShareImages, cached in DATA_DIR. */
@Global()
@Module({
  providers: [
    {
      provide: ShareImages,
      inject: [SETTINGS, { token: SiteIdentity, optional: true }],
      useFactory: ({ dataDir }: Settings, site: SiteIdentity | undefined) =>
        new TakumiShareImages(
          new FileCache({
            folder: join(dataDir, 'cache/share-images'),
            extension: 'png',
            signature: PNG_SIGNATURE,
            memoryBytes: 16 * MEGABYTE,
            diskBytes: 256 * MEGABYTE,
          }),
          site,
        ),
    },
  ],
  exports: [ShareImages],
})
export class ShareImagesModule {}
