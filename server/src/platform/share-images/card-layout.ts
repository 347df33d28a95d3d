import { THEME_COLORS } from '@shared/art/colors';
import { markSvg } from '@shared/art/draw-svg';
import type { ImageSource, Node } from '@takumi-rs/core';
import { type DrawnCard, SHARE_IMAGE_HEIGHT, SHARE_IMAGE_WIDTH } from './share-images';

/** Change it with the layout: cached images are then drawn again. */
export const LAYOUT_VERSION = 1;

const COLORS = THEME_COLORS.dark;
const MARGIN = 64;
const ART = 372;
const GROUND_WIDTH = (SHARE_IMAGE_HEIGHT * 16) / 9;

/** Titles get smaller the longer they are, and have at most three lines. */
function titleSize(title: string): number {
  if (title.length <= 16) return 84;
  if (title.length <= 28) return 70;
  return title.length <= 48 ? 56 : 44;
}

type Style = Record<string, string | number>;

const text = (content: string, style: Style): Node => ({ type: 'text', text: content, style });
const box = (style: Style, children: Node[]): Node => ({
  type: 'container',
  style: { display: 'flex', ...style },
  children,
});
const image = (src: string, size: number, style: Style = {}): Node => ({
  type: 'image',
  src,
  width: size,
  height: size,
  style,
});

/** Limits a text to some lines, with an ellipsis. */
const lines = (count: number): Style => ({
  lineClamp: count,
  textOverflow: 'ellipsis',
  overflow: 'hidden',
});

/** A card as what the renderer takes: its tree, and the drawings in it. */
export function layOut(card: DrawnCard, siteName: string): { node: Node; images: ImageSource[] } {
  const accent = card.tone === 'gold' ? COLORS.gold : COLORS.ember;
  const source = (src: string, svg: string): ImageSource => ({ src, data: Buffer.from(svg), cache: 'none' });
  const words = [
    text(card.above, { fontFamily: 'bold', fontSize: 26, color: accent, ...lines(1) }),
    text(card.title, {
      fontFamily: 'display',
      fontSize: titleSize(card.title),
      lineHeight: 1.22,
      marginTop: 10,
      ...lines(3),
    }),
    ...(card.below
      ? [
          text(card.below, {
            fontSize: 32,
            lineHeight: 1.35,
            color: COLORS['ink-2'],
            marginTop: 14,
            ...lines(3),
          }),
        ]
      : []),
  ];
  const facts = card.facts.map((fact) =>
    text(fact, { fontFamily: 'bold', fontSize: 26, color: COLORS['ink-1'] }),
  );
  const brand = box({ alignItems: 'center', gap: 14 }, [
    image('mark', 44),
    text(siteName, { fontFamily: 'display', fontSize: 32 }),
  ]);
  const node = box(
    {
      position: 'relative',
      width: SHARE_IMAGE_WIDTH,
      height: SHARE_IMAGE_HEIGHT,
      backgroundColor: COLORS['surface-0'],
      color: COLORS['ink-1'],
      fontFamily: 'text',
    },
    [
      {
        type: 'image',
        src: 'ground',
        width: GROUND_WIDTH,
        height: SHARE_IMAGE_HEIGHT,
        style: { position: 'absolute', top: 0, right: (ART - GROUND_WIDTH) / 2 + MARGIN, opacity: 0.55 },
      },
      box(
        {
          position: 'absolute',
          top: 0,
          left: 0,
          width: SHARE_IMAGE_WIDTH,
          height: SHARE_IMAGE_HEIGHT,
          backgroundImage: `linear-gradient(90deg, ${COLORS['surface-0']} 0%, ${COLORS['surface-0']} 46%, ${COLORS['surface-0']}00 100%)`,
        },
        [],
      ),
      box(
        {
          position: 'absolute',
          top: 0,
          left: 0,
          width: SHARE_IMAGE_WIDTH,
          height: 10,
          backgroundColor: accent,
        },
        [],
      ),
      image('art', ART, { position: 'absolute', top: (SHARE_IMAGE_HEIGHT - ART) / 2, right: MARGIN }),
      box(
        {
          position: 'relative',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: SHARE_IMAGE_WIDTH - ART - 2 * MARGIN,
          height: SHARE_IMAGE_HEIGHT,
          paddingTop: MARGIN + 6,
          paddingBottom: MARGIN - 8,
          paddingLeft: MARGIN,
          paddingRight: 40,
        },
        [brand, box({ flexDirection: 'column' }, words), box({ gap: 36 }, facts)],
      ),
    ],
  );
  const mark = markSvg(COLORS['ink-1'], COLORS.ember);
  return { node, images: [source('ground', card.ground), source('art', card.art), source('mark', mark)] };
}
