import { encodeImage } from '@server/people/users';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';
import sharp from 'sharp';

/** Pixels: a header shows it at a height of 30, on sharp screens three times as many, a phone's home screen at 180. */
const MAX_WIDTH = 512;
const MAX_HEIGHT = 256;

/**
 * Draws an uploaded logo again, as a PNG without what other programs write into files. Transparency stays, and so do its
 * proportions.
 * @throws DomainError `invalid` for anything but an image, and for one with too many pixels.
 */
export async function reEncodeLogo(bytes: Buffer): Promise<{ png: Buffer; width: number; height: number }> {
  const png = await encodeImage(bytes, (image) =>
    image
      .resize(MAX_WIDTH, MAX_HEIGHT, { fit: 'inside', withoutEnlargement: true })
      .png({ compressionLevel: 9 }),
  );
  const { width, height } = await sharp(png).metadata();
  return { png, width, height };
}

export const logoNotFound = () => new DomainError('not-found', text('setup.no-such-logo'));
