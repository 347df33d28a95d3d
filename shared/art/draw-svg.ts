import { PLATE_COLORS, TONE_COLORS } from './colors';
import { coverDesign, type PlateShape } from './cover-design';
import { COVER_HEIGHT, COVER_PATHS, COVER_WIDTH } from './cover-pattern';
import { EMBLEM_BOX, EMBLEMS, type EmblemName, type EmblemTone, emblemNamed, emblemPath } from './emblems';
import { MARK_BOX, MARK_PATHS } from './mark';
import { artSquare, PLATE_BOX, PLATES } from './plates';
import { ROLE_BADGES, roleBadgePath } from './role-badges';
import { ROLE_FRAMES } from './role-frames';

export interface DrawnEmblem {
  name: EmblemName;
  /** The emblem's own by default. */
  tone?: EmblemTone;
  shape?: PlateShape;
}

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** A drawing that isn't one of our emblems. */
export interface DrawnPath {
  /** SVG path data, in a square of EMBLEM_BOX. */
  path: string;
  tone: EmblemTone;
  shape: PlateShape;
}

/** The group that `Emblem` draws in the web app, with its colors in it. */
function emblemGroup({ name, tone = EMBLEMS[name].tone, shape = 'hexagon' }: DrawnEmblem): string {
  return pathGroup({ path: emblemPath(name), tone, shape });
}

function pathGroup({ path, tone, shape }: DrawnPath): string {
  const { outline, rivets } = PLATES[shape];
  const { left, top, size } = artSquare(shape);
  const [light, dark] = TONE_COLORS[tone];
  const half = PLATE_BOX / 2;
  return [
    `<clipPath id="half"><rect x="${EMBLEM_BOX / 2}" width="${EMBLEM_BOX / 2}" height="${EMBLEM_BOX}"/></clipPath>`,
    `<clipPath id="plate"><path d="${outline}"/></clipPath>`,
    `<g clip-path="url(#plate)"><path d="${outline}" fill="${PLATE_COLORS['plate-1']}"/>`,
    `<rect x="${half}" width="${half}" height="${PLATE_BOX}" fill="${PLATE_COLORS['plate-2']}"/></g>`,
    `<path d="${outline}" fill="none" stroke="${PLATE_COLORS['plate-edge']}" stroke-width="2.5" stroke-linejoin="round"/>`,
    ...rivets.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.7" fill="${PLATE_COLORS['plate-edge']}"/>`),
    `<g transform="translate(${left} ${top}) scale(${size / EMBLEM_BOX})">`,
    `<path d="${path}" fill="${light}"/><path d="${path}" fill="${dark}" clip-path="url(#half)"/></g>`,
  ].join('');
}

/** An emblem on its plate as an SVG document. */
export const emblemSvg = (emblem: DrawnEmblem): string => svg(PLATE_BOX, PLATE_BOX, emblemGroup(emblem));

/** Any drawing on a plate as an SVG document. */
export const emblemSvgOf = (drawing: DrawnPath): string => svg(PLATE_BOX, PLATE_BOX, pathGroup(drawing));

/** The pattern of a course's cover as an SVG document, 16 by 9, as `CourseCover` draws it behind the emblem. */
export function coverGroundSvg(slug: string): string {
  const design = coverDesign(slug);
  const { filled, paths } = COVER_PATHS[design.pattern];
  const [, dark] = TONE_COLORS[design.tone];
  const paint = filled
    ? `fill="${dark}" fill-opacity="0.18"`
    : `fill="none" stroke="${dark}" stroke-opacity="0.25" stroke-width="5"`;
  const whole = `width="${COVER_WIDTH}" height="${COVER_HEIGHT}"`;
  return svg(
    COVER_WIDTH,
    COVER_HEIGHT,
    [
      `<rect ${whole} fill="${PLATE_COLORS['plate-2']}"/><rect ${whole} fill="${dark}" fill-opacity="0.22"/>`,
      `<g ${paint}>${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`,
    ].join(''),
  );
}

/** The emblem of a course's cover on its plate, as an SVG document. `icon` is the one that the author chose. */
export function coverEmblemSvg(slug: string, icon: string): string {
  const { emblem, tone, shape } = coverDesign(slug);
  return emblemSvg({ name: emblemNamed(icon) ?? emblem, tone, shape });
}

/** The badge of a role (0 to 9) on its plate, as an SVG document. */
export function roleBadgeSvg(roleIndex: number): string {
  const { tone, shape } = ROLE_BADGES[roleIndex]!;
  return emblemSvgOf({ path: roleBadgePath(roleIndex), tone, shape });
}

/** A learner's picture in the frame of their role (0 to 9), as `Avatar` draws it in the web app, as an SVG document. */
export function framedPictureSvg(roleIndex: number, png: Buffer): string {
  const { tone, jewel, inset, band, parts } = ROLE_FRAMES[roleIndex]!;
  const edge = PLATE_COLORS['plate-2'];
  const [at, size] = [inset * PLATE_BOX, (1 - 2 * inset) * PLATE_BOX];
  const half = PLATE_BOX / 2;
  const forged = parts.filter(({ fill }) => fill === 'metal').map(({ d }) => d);
  const metal = TONE_COLORS[tone].map(
    (color, shade) =>
      `<g fill="${color}"${shade === 1 ? ' clip-path="url(#half)"' : ''}><path d="${band}" fill-rule="evenodd"/>` +
      `${forged.map((d) => `<path d="${d}" stroke="${edge}" stroke-width="1.25"/>`).join('')}</g>`,
  );
  const others = parts
    .filter(({ fill }) => fill !== 'metal')
    .map(({ d, fill }) =>
      fill === 'dark'
        ? `<path d="${d}" fill="${edge}"/>`
        : `<path d="${d}" fill="${TONE_COLORS[jewel][0]}" stroke="${edge}" stroke-width="1.5"/>`,
    );
  return svg(
    PLATE_BOX,
    PLATE_BOX,
    [
      `<clipPath id="half"><rect x="${half}" width="${half}" height="${PLATE_BOX}"/></clipPath>`,
      `<image x="${at}" y="${at}" width="${size}" height="${size}" href="data:image/png;base64,${png.toString('base64')}"/>`,
      ...metal,
      ...others,
    ].join(''),
  );
}

/** The mark as an SVG document. */
export const markSvg = (anvil: string, ember: string): string =>
  svg(
    MARK_BOX,
    MARK_BOX,
    `<path d="${MARK_PATHS.anvil}" fill="${anvil}"/><path d="${MARK_PATHS.ember}" fill="${ember}"/>`,
  );
