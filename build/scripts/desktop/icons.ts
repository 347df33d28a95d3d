import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Linux picks the size that fits; Windows and macOS want all of theirs in one file. */
const LINUX_SIZES = [16, 24, 32, 48, 64, 128, 256, 512];
const ICO_SIZES = [16, 24, 32, 48, 64, 256];
/** ICNS names a PNG by its pixels; the second of a size is the Retina version of half of it. */
const ICNS_TYPES: [type: string, size: number][] = [
  ['icp4', 16],
  ['icp5', 32],
  ['ic11', 32],
  ['ic12', 64],
  ['ic07', 128],
  ['ic08', 256],
  ['ic13', 256],
  ['ic09', 512],
  ['ic14', 512],
  ['ic10', 1024],
];
/** Apple's grid: the icon's square fills 824 of 1024 pixels. */
const MAC_INSET = 100 / 1024;
/** Reading SVG is blocked in a process that also reads learners' pictures, as one that runs all tests does. */
const READING_SVG = { operation: ['VipsForeignLoadSvg'] };

/**
 * Draws the app's icons from the web app's own emblem: `linux/<size>x<size>.png`, `icon.ico` for Windows and `icon.icns`
 * for macOS.
 */
export async function makeIcons(emblemFile: string, folder: string): Promise<void> {
  const svg = await readFile(emblemFile);
  sharp.unblock(READING_SVG);
  try {
    await drawIcons(svg, folder);
  } finally {
    sharp.block(READING_SVG);
  }
}

async function drawIcons(svg: Buffer, folder: string): Promise<void> {
  const linux = join(folder, 'linux');
  await mkdir(linux, { recursive: true });
  for (const size of LINUX_SIZES) await writeFile(join(linux, `${size}x${size}.png`), await draw(svg, size));
  await writeFile(join(folder, 'icon.ico'), toIco(await drawAll(svg, ICO_SIZES)));
  const mac = await drawAll(svg, [...new Set(ICNS_TYPES.map(([, size]) => size))], MAC_INSET);
  await writeFile(join(folder, 'icon.icns'), toIcns(mac));
}

async function drawAll(svg: Buffer, sizes: number[], inset = 0): Promise<Map<number, Buffer>> {
  const drawn = await Promise.all(sizes.map(async (size) => [size, await draw(svg, size, inset)] as const));
  return new Map(drawn);
}

/** A square PNG of `size` pixels; `inset` is the transparent margin's share of it. */
function draw(svg: Buffer, size: number, inset = 0): Promise<Buffer> {
  const margin = Math.round(size * inset);
  const inner = size - 2 * margin;
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  // 72 dpi is one pixel for each of the emblem's 32 units: drawn at its size, not enlarged.
  return sharp(svg, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: transparent })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A Windows icon of PNGs: a header, an entry of 16 bytes for each, the PNGs. */
export function toIco(images: Map<number, Buffer>): Buffer {
  const header = Buffer.alloc(6 + 16 * images.size);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.size, 4);
  let offset = header.length;
  for (const [at, [size, png]] of [...images].entries()) {
    const entry = 6 + 16 * at;
    // One byte for each side: 256 is written as 0.
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.values()]);
}

/** A macOS icon: blocks of a four-letter type, their length with these eight bytes, and a PNG. */
function toIcns(images: Map<number, Buffer>): Buffer {
  const blocks = ICNS_TYPES.map(([type, size]) => block(type, images.get(size)!));
  return block('icns', Buffer.concat(blocks));
}

function block(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(type, 'ascii');
  header.writeUInt32BE(content.length + 8, 4);
  return Buffer.concat([header, content]);
}
