import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { imageSize } from 'image-size';
import { type MediaType, mediaTypeOf } from './media-types';

/** A file in a lesson's folder that its text can show or link to. */
export interface MediaFile {
  name: string;
  type: MediaType;
  /** Of its content, for addresses that never change. */
  version: string;
  /** `-640x480` for a name without its size; empty if it has one, or needs none. */
  sizeSuffix: string;
}

const NAME = /^[a-z0-9][a-z0-9_.-]*$/i;
const SIZE_IN_NAME = /-\d{1,5}x\d{1,5}\.\w+$/;

/** Reads a file; otherwise what is wrong with it, as the end of a sentence about it. */
export function readMedia(path: string, name: string): MediaFile | string {
  const type = mediaTypeOf(name);
  if (!type) return 'is of no type that a lesson can have';
  if (!NAME.test(name)) return 'needs a name of letters, digits, dots, dashes and underscores';
  const { size } = statSync(path);
  if (size > type.maxBytes)
    return `is ${megabytes(size)}; a file of this kind may have at most ${megabytes(type.maxBytes)}`;
  const bytes = readFileSync(path);
  if (!type.looksRight(bytes))
    return `is not what its name says: its content is not ${name.split('.').at(-1)}`;
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  if (SIZE_IN_NAME.test(name)) return { name, type, version, sizeSuffix: '' };
  if (type.kind === 'video') return 'needs its size in its name, as in intro-1280x720.mp4';
  const sizeSuffix = type.kind === 'image' ? sizeSuffixOf(bytes) : '';
  if (sizeSuffix === undefined)
    return 'has no size that can be read; put it in its name, as in map-640x480.svg';
  return { name, type, version, sizeSuffix };
}

function sizeSuffixOf(bytes: Buffer): string | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    // A camera's picture may be stored lying on its side.
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    return across > 0 && down > 0 ? `-${Math.round(across)}x${Math.round(down)}` : undefined;
  } catch {
    return undefined; // the author gets the reason that helps: it has no size
  }
}

const megabytes = (bytes: number) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;
