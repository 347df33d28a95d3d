/** A drawing that takes time, so it's only made for an image that isn't cached. */
export interface DeferredArt {
  /** Changes with the drawing. */
  version: string;
  draw: () => Promise<string>;
}

/** What a share image shows: a course, a certificate, a lesson, a profile. */
export interface ShareCard {
  /** A small line above the title. */
  above: string;
  title: string;
  /** A line below the title. */
  below?: string;
  /** Short facts at the end, such as a date. */
  facts: readonly string[];
  /** The drawing on the right: an SVG document, square. */
  art: string | DeferredArt;
  /** The drawing behind it: an SVG document, 16 by 9. */
  ground: string;
  /** Gold is for what was earned. */
  tone: 'ember' | 'gold';
}

/** With its art. */
export type DrawnCard = ShareCard & { art: string };

export const SHARE_IMAGE_WIDTH = 1200;
export const SHARE_IMAGE_HEIGHT = 630;

/**
 * Port: draws the images that chats and networks show for a link, as PNG, 1200 by 630 pixels. An image is determined by
 * its card, so it's drawn once and cached.
 */
export abstract class ShareImages {
  abstract png(card: ShareCard): Promise<Buffer>;

  /** Forgets the cached image, so that the next `png` draws it again. */
  abstract discard(card: ShareCard): Promise<void>;

  /** Identifies the image: the same for the same card and design. */
  abstract versionOf(card: ShareCard): string;
}
