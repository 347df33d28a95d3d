import { type FontCut, fontParts, fontRuns } from '@server/platform/share-images';
import { PLATE_COLORS, TONE_COLORS } from '@shared/art/colors';
import type { PlateShape } from '@shared/art/cover-design';
import { EMBLEM_BOX, type EmblemName, type EmblemTone, emblemPath } from '@shared/art/emblems';
import { MARK_BOX, MARK_PATHS } from '@shared/art/mark';
import { artSquare, PLATE_BOX, PLATES } from '@shared/art/plates';
import type PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

export interface TextStyle {
  cut: FontCut;
  size: number;
  color: string;
}

/** Embeds the product's fonts, under the names that `fontRuns` gives. */
export function registerFonts(pdf: Pdf): void {
  for (const { name, bytes } of fontParts()) pdf.registerFont(name, bytes);
}

export function widthOf(pdf: Pdf, text: string, { cut, size }: TextStyle): number {
  return fontRuns(text, cut).reduce(
    (sum, run) => sum + pdf.font(run.part.name).fontSize(size).widthOfString(run.text),
    0,
  );
}

/** Draws one line around `x`, its baseline at `y`. */
export function centered(pdf: Pdf, text: string, x: number, y: number, style: TextStyle): void {
  leftAligned(pdf, text, x - widthOf(pdf, text, style) / 2, y, style);
}

/** Draws one line from `x`, its baseline at `y`. */
export function leftAligned(pdf: Pdf, text: string, x: number, y: number, style: TextStyle): void {
  let at = x;
  pdf.fillColor(style.color).fontSize(style.size);
  for (const run of fontRuns(text, style.cut)) {
    pdf.font(run.part.name).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += pdf.widthOfString(run.text);
  }
}

/** The largest size up to `style.size` at which the text fits into `width`. */
export function fitted(pdf: Pdf, text: string, width: number, style: TextStyle): TextStyle {
  const needed = widthOf(pdf, text, style);
  return needed <= width ? style : { ...style, size: (style.size * width) / needed };
}

/** The text in lines of at most `width`; the last of `maxLines` ends with an ellipsis if there's more. */
export function wrapped(
  pdf: Pdf,
  text: string,
  { width, maxLines, ...style }: TextStyle & { width: number; maxLines: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(pdf, longer, style) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1]} …`];
}

/** An emblem on its plate, from `x` and `y` down, in a square of `size`. */
export function drawEmblem(
  pdf: Pdf,
  { name, tone, shape }: { name: EmblemName; tone: EmblemTone; shape: PlateShape },
  x: number,
  y: number,
  size: number,
): void {
  const { outline, rivets } = PLATES[shape];
  const [light, dark] = TONE_COLORS[tone];
  const half = PLATE_BOX / 2;
  pdf
    .save()
    .translate(x, y)
    .scale(size / PLATE_BOX);
  pdf.path(outline).fill(PLATE_COLORS['plate-1']);
  pdf.save().rect(half, 0, half, PLATE_BOX).clip().path(outline).fill(PLATE_COLORS['plate-2']).restore();
  pdf.lineWidth(2.5).lineJoin('round').path(outline).stroke(PLATE_COLORS['plate-edge']);
  for (const [left, top] of rivets) pdf.circle(left, top, 1.7).fill(PLATE_COLORS['plate-edge']);
  const art = artSquare(shape);
  pdf.translate(art.left, art.top).scale(art.size / EMBLEM_BOX);
  pdf.path(emblemPath(name)).fill(light);
  pdf
    .rect(EMBLEM_BOX / 2, 0, EMBLEM_BOX / 2, EMBLEM_BOX)
    .clip()
    .path(emblemPath(name))
    .fill(dark);
  pdf.restore();
}

/** The product's mark, in a square of `size`. */
export function drawMark(pdf: Pdf, x: number, y: number, size: number, anvil: string, ember: string): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / MARK_BOX);
  pdf.path(MARK_PATHS.anvil).fill(anvil).path(MARK_PATHS.ember).fill(ember).restore();
}
