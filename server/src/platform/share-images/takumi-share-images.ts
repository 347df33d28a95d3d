import { createHash } from 'node:crypto';
import type { FileCache } from '@server/platform/file-cache';
import { DefaultIdentity, type SiteIdentity } from '@server/platform/site';
import { Renderer } from '@takumi-rs/core';
import { LAYOUT_VERSION, layOut } from './card-layout';
import { fontParts } from './fonts';
import { SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH, type ShareCard, ShareImages } from './share-images';

/** The first bytes of every PNG file. */
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** Draws with Takumi, on a thread of its own. */
export class TakumiShareImages extends ShareImages {
  private renderer: Promise<Renderer> | undefined;
  private readonly underWay = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly cache: FileCache,
    private readonly site: SiteIdentity = new DefaultIdentity(),
  ) {
    super();
  }

  async png(card: ShareCard): Promise<Buffer> {
    const key = this.versionOf(card);
    return (await this.cache.get(key)) ?? this.drawOnce(key, card);
  }

  discard(card: ShareCard): Promise<void> {
    return this.cache.delete(this.versionOf(card));
  }

  versionOf(card: ShareCard): string {
    const art = typeof card.art === 'string' ? card.art : card.art.version;
    return createHash('sha256')
      .update(JSON.stringify([LAYOUT_VERSION, this.site.current().name, { ...card, art }]))
      .digest('hex')
      .slice(0, 32);
  }

  private drawOnce(key: string, card: ShareCard): Promise<Buffer> {
    const known = this.underWay.get(key);
    if (known) return known;
    const drawn = this.draw(key, card).finally(() => this.underWay.delete(key));
    this.underWay.set(key, drawn);
    return drawn;
  }

  private async draw(key: string, card: ShareCard): Promise<Buffer> {
    this.renderer ??= createRenderer();
    const art = typeof card.art === 'string' ? card.art : await card.art.draw();
    const { node, images } = layOut({ ...card, art }, this.site.current().name);
    const size = { width: SHARE_IMAGE_WIDTH, height: SHARE_IMAGE_HEIGHT };
    const bytes = await (await this.renderer).render(node, {
      ...size,
      images,
      format: 'png',
      dithering: 'ordered-bayer',
    });
    await this.cache.put(key, bytes);
    return bytes;
  }
}

async function createRenderer(): Promise<Renderer> {
  const renderer = new Renderer();
  for (const { cut, bytes, ranges } of fontParts()) {
    await renderer.registerFont({
      name: cut,
      data: bytes,
      unicodeRange: ranges.map(([from, to]) => [from, to]),
    });
  }
  return renderer;
}
