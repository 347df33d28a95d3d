export type MediaKind = 'image' | 'audio' | 'video';

const KINDS: Record<string, MediaKind> = {
  ...Object.fromEntries(['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'].map((name) => [name, 'image'])),
  ...Object.fromEntries(['m4a', 'mp3', 'oga', 'ogg', 'wav'].map((name) => [name, 'audio'])),
  ...Object.fromEntries(['m4v', 'mov', 'mp4', 'webm'].map((name) => [name, 'video'])),
};

/** The path of an address, without its query and fragment. */
const pathOf = (address: string) => address.split(/[?#]/)[0]!;

/** What kind of file an address leads to, by its name. */
export function mediaKindOf(address: string): MediaKind | undefined {
  return KINDS[/\.(\w{1,5})$/.exec(pathOf(address))?.[1]?.toLowerCase() ?? ''];
}

export interface PixelSize {
  width: number;
  height: number;
}

/** Reads `map-640x480.png` as 640 wide and 480 high, so that its space is reserved before it loads. */
export function sizeInName(address: string): PixelSize | undefined {
  const [, width, height] = /-(\d{1,5})x(\d{1,5})\.\w{1,5}$/.exec(pathOf(address)) ?? [];
  return Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : undefined;
}

/** The size that was given, else the one in the name. */
export function sizeOf(address: string, width?: number | string, height?: number | string) {
  return Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : sizeInName(address);
}

/** The address of a video's captions, which the import adds to the video's own (docs/lesson-text.md). */
export function captionsOf(address: string): string | undefined {
  const name = /[?&]captions=([\w.-]+\.vtt)(?:&|$)/.exec(address.split('#')[0]!)?.[1];
  return name && pathOf(address).replace(/[^/]*$/, name);
}
