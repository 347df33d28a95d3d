import { MAX_IMAGE_PIXELS } from '@shared/rules/profile';
import sharp, { type Sharp } from 'sharp';
import { notAnImage, tooManyPixels } from '../users.errors';

/** Pixels of each side; pages show it at up to 128, the share image at 372. */
export const IMAGE_SIDE = 384;
const QUALITY = 82;
const TIMEOUT_S = 10;

/** Loaders of everything else, such as SVG and PDF, can read files and addresses. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);

let last: Promise<unknown> = Promise.resolve();

/**
 * Draws an uploaded image again: a square WebP, upright, without what cameras write into files.
 * @throws like `encodeImage`.
 */
export const reEncodeImage = (bytes: Buffer): Promise<Buffer> =>
  encodeImage(bytes, (image) =>
    image.resize(IMAGE_SIDE, IMAGE_SIDE, { fit: 'cover' }).webp({ quality: QUALITY }),
  );

/**
 * Decodes an uploaded image, turns it upright, and has it drawn again. What it is, its bytes say. One image at a time,
 * because a large one takes 200 MB.
 *
 * @throws DomainError `invalid` for anything but an image, and for one with too many pixels.
 */
export function encodeImage(bytes: Buffer, draw: (image: Sharp) => Sharp): Promise<Buffer> {
  const encoded = last.then(() => encode(bytes, draw));
  last = encoded.catch(() => undefined); // its caller gets the failure, and the next image its turn
  return encoded;
}

async function encode(bytes: Buffer, draw: (image: Sharp) => Sharp): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient();
    return await draw(image).toBuffer();
  } catch (error) {
    throw /pixel limit|timeout/i.test(String(error)) ? tooManyPixels(error) : notAnImage(error);
  }
}

/** A stored image for drawings, which can't show WebP. */
export const toPng = (webp: Buffer): Promise<Buffer> => sharp(webp).png().toBuffer();
