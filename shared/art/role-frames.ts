import type { EmblemTone } from './emblems';
import { corners, diamond, disk, frameBand, polygon, sides } from './frame-shapes';

/** A shape of a frame in the square of PLATE_BOX. Metal is split into two tones down the middle, like an emblem. */
export interface FramePart {
  d: string;
  /** `dark` is the plates' edge color, `jewel` glows in the role's other color. */
  fill: 'metal' | 'dark' | 'jewel';
}

/** The frame around the pictures of a role's learners. */
export interface RoleFrameArt {
  tone: EmblemTone;
  jewel: EmblemTone;
  /** Width of the frame on each side, as a share of the whole: the grander the frame, the smaller the picture. */
  inset: number;
  /** The metal around the picture, to be filled with the even-odd rule; what's forged onto it is in `parts`. */
  band: string;
  parts: readonly FramePart[];
}

const metal = (...shapes: string[]): FramePart => ({ d: shapes.join(''), fill: 'metal' });
const dark = (...shapes: string[]): FramePart => ({ d: shapes.join(''), fill: 'dark' });
const jewel = (...shapes: string[]): FramePart => ({ d: shapes.join(''), fill: 'jewel' });

const STUDS = corners((x, y) => disk(x(13), y(13), 2.6));
const BRACKETS = corners((x, y) =>
  polygon([x(4), y(13)], [x(13), y(4)], [x(34), y(4)], [x(30), y(13)], [x(13), y(30)], [x(4), y(34)]),
);
const CORNER_SPIKES = corners((x, y) => polygon([x(1), y(1)], [x(20), y(7)], [x(7), y(20)]));
const SIDE_SPIKES = sides((at) => polygon(at(36, 9), at(48, 0), at(60, 9), at(48, 14)));
const SIDE_DIAMONDS = sides((at) => diamond(at(48, 8), 6));
const SIDE_JEWELS = diamond([9, 48], 5.5) + diamond([87, 48], 5.5);
const CREST = polygon([28, 11], [36, 1], [42, 7], [48, 0], [54, 7], [60, 1], [68, 11], [48, 17]);
const FLAMES = polygon(
  [26, 12],
  [29, 3],
  [35, 8],
  [40, 0],
  [45, 6],
  [48, 0],
  [51, 6],
  [56, 0],
  [61, 8],
  [67, 3],
  [70, 12],
  [48, 18],
);
const PENDANT = polygon([34, 84], [62, 84], [56, 91], [48, 96], [40, 91]);

/** By role index, from Apprentice to Archmage: plain iron first, then more forged with every role. */
export const ROLE_FRAMES: readonly RoleFrameArt[] = [
  {
    tone: 'steel',
    jewel: 'ember',
    inset: 0.11,
    band: frameBand(4, 11, 9),
    parts: [],
  },
  {
    tone: 'steel',
    jewel: 'ember',
    inset: 0.125,
    band: frameBand(4, 12, 9),
    parts: [dark(STUDS)],
  },
  {
    tone: 'verdigris',
    jewel: 'gold',
    inset: 0.115,
    band: frameBand(5, 11, 9),
    parts: [metal(BRACKETS)],
  },
  {
    tone: 'verdigris',
    jewel: 'gold',
    inset: 0.12,
    band: frameBand(5, 12, 9),
    parts: [metal(BRACKETS), dark(STUDS), jewel(diamond([48, 88], 7))],
  },
  {
    tone: 'frost',
    jewel: 'verdigris',
    inset: 0.13,
    band: frameBand(5, 12, 10),
    parts: [metal(BRACKETS, SIDE_DIAMONDS), dark(STUDS)],
  },
  {
    tone: 'frost',
    jewel: 'ember',
    inset: 0.14,
    band: frameBand(6, 13, 10),
    parts: [metal(CORNER_SPIKES), dark(STUDS), jewel(SIDE_DIAMONDS)],
  },
  {
    tone: 'oxide',
    jewel: 'gold',
    inset: 0.145,
    band: frameBand(6, 14, 10),
    parts: [metal(BRACKETS, SIDE_SPIKES), dark(STUDS), jewel(diamond([48, 8], 4.5))],
  },
  {
    tone: 'oxide',
    jewel: 'gold',
    inset: 0.15,
    band: frameBand(6, 14, 10),
    parts: [
      metal(CORNER_SPIKES, CREST, PENDANT),
      dark(STUDS),
      jewel(diamond([48, 9], 4.5), diamond([48, 89], 4)),
    ],
  },
  {
    tone: 'ember',
    jewel: 'frost',
    inset: 0.155,
    band: frameBand(6, 15, 10),
    parts: [
      metal(BRACKETS, FLAMES, PENDANT),
      dark(STUDS),
      jewel(diamond([48, 12], 5), diamond([48, 89], 4.5), SIDE_JEWELS),
    ],
  },
  {
    tone: 'gold',
    jewel: 'ember',
    inset: 0.165,
    band: frameBand(5, 9, 9) + frameBand(11, 16, 9),
    parts: [
      metal(CORNER_SPIKES, BRACKETS, CREST, PENDANT),
      dark(STUDS),
      jewel(diamond([48, 10], 5.5), diamond([48, 89], 5), SIDE_JEWELS),
    ],
  },
];
