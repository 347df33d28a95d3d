/** What a file in a lesson's folder is for. */
export type MediaKind = 'image' | 'audio' | 'video' | 'captions' | 'file';

export interface MediaType {
  kind: MediaKind;
  maxBytes: number;
  /** Whether a file starts as this type does; its name alone proves nothing. */
  looksRight: (bytes: Buffer) => boolean;
}

const MB = 1024 * 1024;

/** Whether a file has these bytes (in hexadecimal) at an offset. */
const has =
  (bytes: string, offset = 0) =>
  (file: Buffer) =>
    file.subarray(offset, offset + bytes.length / 2).toString('hex') === bytes;
const hasText = (text: string, offset = 0) => has(Buffer.from(text).toString('hex'), offset);
const any =
  (...checks: ((file: Buffer) => boolean)[]) =>
  (file: Buffer) =>
    checks.some((check) => check(file));

const isText = (file: Buffer) => !file.includes(0);
const isSvg = (file: Buffer) => isText(file) && /<svg[\s>]/i.test(file.subarray(0, 2_000).toString('utf8'));
const isMp4 = hasText('ftyp', 4);

const image = (looksRight: MediaType['looksRight']): MediaType => ({
  kind: 'image',
  maxBytes: MB,
  looksRight,
});
const audio = (looksRight: MediaType['looksRight']): MediaType => ({
  kind: 'audio',
  maxBytes: 10 * MB,
  looksRight,
});
const video = (looksRight: MediaType['looksRight']): MediaType => ({
  kind: 'video',
  maxBytes: 50 * MB,
  looksRight,
});
const file: MediaType = { kind: 'file', maxBytes: MB, looksRight: isText };

const TYPES = new Map<string, MediaType>([
  ['png', image(has('89504e470d0a1a0a'))],
  ['jpg', image(has('ffd8ff'))],
  ['jpeg', image(has('ffd8ff'))],
  ['gif', image(hasText('GIF8'))],
  ['webp', image(hasText('WEBP', 8))],
  ['avif', image(hasText('ftypavi', 4))],
  ['svg', image(isSvg)],
  ['mp3', audio(any(hasText('ID3'), has('fffb'), has('fff3'), has('fff2')))],
  ['m4a', audio(isMp4)],
  ['ogg', audio(hasText('OggS'))],
  ['wav', audio(hasText('RIFF'))],
  ['mp4', video(isMp4)],
  ['webm', video(has('1a45dfa3'))],
  ['vtt', { kind: 'captions', maxBytes: MB, looksRight: any(hasText('WEBVTT'), has('efbbbf574542565454')) }],
  ['csv', file],
  ['json', file],
  ['log', file],
  ['txt', file],
]);

/** By the file's name; undefined if a lesson can't have such a file. */
export const mediaTypeOf = (name: string): MediaType | undefined =>
  TYPES.get(/\.([a-z0-9]+)$/.exec(name)?.[1] ?? '');
