import { THEME_COLORS } from '@shared/art/colors';
import { coverDesign } from '@shared/art/cover-design';
import { emblemNamed } from '@shared/art/emblems';
import { courseLanguageTitle } from '@shared/contracts/learning/course-language';
import { DEFAULT_LOOK } from '@shared/contracts/operations/site-look';
import type { Locale } from '@shared/locales';
import PDFDocument from 'pdfkit';
import { certificateTexts } from '../certificate.texts';
import { drawnName, shortDate } from '../certificate-card';
import type { OwnedCompletion } from '../certificates';
import { type CompletedCourse, countLessons } from '../completed-course';
import { certificatePage } from '../credential/credential';
import {
  centered,
  drawEmblem,
  drawMark,
  fitted,
  leftAligned,
  registerFonts,
  type TextStyle,
  widthOf,
  wrapped,
} from './draw';

type Pdf = InstanceType<typeof PDFDocument>;

export interface PdfOptions {
  paper: 'a4' | 'letter';
  publicUrl: string;
  locale: Locale;
  /** Who issues it. */
  siteName?: string | undefined;
}

const INK = THEME_COLORS.light;
const MARGIN = 30;
const CORNER = 22;
const TEXT_WIDTH = 600;
const EMBLEM = 104;

const style = (cut: TextStyle['cut'], size: number, color: string): TextStyle => ({ cut, size, color });

/** A certificate to print: one page in landscape, all of it vectors and embedded fonts, on white paper. */
export function certificatePdf({ completion, owner }: OwnedCompletion, options: PdfOptions): Promise<Buffer> {
  const { siteName = DEFAULT_LOOK.name, locale } = options;
  const texts = certificateTexts[locale];
  const name = drawnName(completion.learnerName, owner.handle);
  const { course, completedAt, id } = completion;
  const pdf = new PDFDocument({
    size: options.paper === 'a4' ? 'A4' : 'LETTER',
    layout: 'landscape',
    margin: 0,
    lang: locale === 'en' ? 'en-US' : locale,
    displayTitle: true,
    info: {
      Title: `${name}: ${course.title}`,
      Author: siteName,
      Subject: texts.heading,
      CreationDate: completedAt,
    },
  });
  const bytes = collect(pdf);
  registerFonts(pdf);
  drawFrame(pdf);
  drawHeading(pdf, siteName, texts.heading);
  drawNames(pdf, name, texts.solvedAll, course);
  drawFacts(pdf, course, { completedAt, locale });
  drawProof(pdf, certificatePage(options.publicUrl, id), {
    check: texts.check,
    digest: texts.digest(completion.workDigest),
  });
  pdf.end();
  return bytes;
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** A rectangle with cut corners, like a plate. */
function plate(pdf: Pdf, inset: number, corner: number): Pdf {
  const [left, top] = [inset, inset];
  const [right, bottom] = [pdf.page.width - inset, pdf.page.height - inset];
  return pdf
    .moveTo(left + corner, top)
    .lineTo(right - corner, top)
    .lineTo(right, top + corner)
    .lineTo(right, bottom - corner)
    .lineTo(right - corner, bottom)
    .lineTo(left + corner, bottom)
    .lineTo(left, bottom - corner)
    .lineTo(left, top + corner)
    .closePath();
}

function drawFrame(pdf: Pdf): void {
  plate(pdf, MARGIN, CORNER).lineWidth(3).stroke(INK['ink-1']);
  plate(pdf, MARGIN + 8, CORNER - 3)
    .lineWidth(0.8)
    .stroke(INK['gold-fill']);
  const at = MARGIN + 24;
  for (const x of [at, pdf.page.width - at]) {
    for (const y of [at, pdf.page.height - at]) pdf.circle(x, y, 2.6).fill(INK['gold-fill']);
  }
}

function drawHeading(pdf: Pdf, siteName: string, heading: string): void {
  const middle = pdf.page.width / 2;
  const word = style('display', 20, INK['ink-1']);
  const width = 30 + 8 + widthOf(pdf, siteName, word);
  drawMark(pdf, middle - width / 2, 62, 30, INK['ink-1'], INK.ember);
  leftAligned(pdf, siteName, middle - width / 2 + 38, 86, word);
  centered(pdf, heading, middle, 140, style('bold', 14, INK.gold));
}

function drawNames(pdf: Pdf, name: string, solvedAll: string, course: CompletedCourse): void {
  const middle = pdf.page.width / 2;
  centered(pdf, name, middle, 198, fitted(pdf, name, TEXT_WIDTH, style('display', 46, INK['ink-1'])));
  pdf
    .moveTo(middle - 170, 216)
    .lineTo(middle + 170, 216)
    .lineWidth(1)
    .stroke(INK['gold-fill']);
  centered(pdf, solvedAll, middle, 244, style('text', 14, INK['ink-2']));
  centered(
    pdf,
    course.title,
    middle,
    284,
    fitted(pdf, course.title, TEXT_WIDTH, style('display', 30, INK['ink-1'])),
  );
  const small = style('text', 11.5, INK['ink-2']);
  const chapters = course.chapters.map(({ title }) => title).join(' · ');
  wrapped(pdf, chapters, { ...small, width: TEXT_WIDTH - 60, maxLines: 3 }).forEach((line, index) => {
    centered(pdf, line, middle, 312 + index * 17, small);
  });
}

/** The date on the left of the emblem, the lessons and the language on its right. */
function drawFacts(
  pdf: Pdf,
  course: CompletedCourse,
  { completedAt, locale }: { completedAt: Date; locale: Locale },
): void {
  const texts = certificateTexts[locale];
  const middle = pdf.page.width / 2;
  const top = pdf.page.height - 218;
  const design = coverDesign(course.slug);
  drawEmblem(
    pdf,
    { ...design, name: emblemNamed(course.emblem) ?? design.emblem },
    middle - EMBLEM / 2,
    top,
    EMBLEM,
  );
  const facts: [at: number, main: string, below: string][] = [
    [middle - 190, shortDate(completedAt, locale), texts.completed],
    [middle + 190, texts.lessons(countLessons(course.chapters)), courseLanguageTitle(course.language)],
  ];
  for (const [at, main, below] of facts) {
    centered(pdf, main, at, top + 52, style('bold', 16, INK['ink-1']));
    pdf
      .moveTo(at - 80, top + 61)
      .lineTo(at + 80, top + 61)
      .lineWidth(0.6)
      .stroke(INK.line);
    centered(pdf, below, at, top + 78, style('text', 11, INK['ink-3']));
  }
}

/** Where anybody can check it. */
function drawProof(pdf: Pdf, url: string, { check, digest }: { check: string; digest: string }): void {
  const middle = pdf.page.width / 2;
  const bottom = pdf.page.height - MARGIN;
  const address = style('bold', 10, INK['ink-2']);
  const width = widthOf(pdf, url, address);
  centered(pdf, check, middle, bottom - 50, style('text', 10, INK['ink-3']));
  centered(pdf, url, middle, bottom - 36, address);
  pdf.link(middle - width / 2, bottom - 46, width, 14, url);
  centered(pdf, digest, middle, bottom - 19, style('text', 7, INK['ink-3']));
}
