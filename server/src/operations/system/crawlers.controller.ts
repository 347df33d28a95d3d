import { Controller, Get, Header, Inject } from '@nestjs/common';
import { type CourseOutline, CourseOutlines, Tracks } from '@server/learning/catalog';
import { SETTINGS, type Settings } from '@server/platform/config';

/** Public pages of the app, apart from the catalog. */
const STATIC_PAGES = [
  '/',
  '/courses',
  '/demo',
  '/reviews',
  '/teachers',
  '/lesson-difficulty',
  '/playground',
  '/lore',
  '/terms',
  '/privacy',
  '/credits',
];
/** Pictures for link previews, although they're below the API. */
const ALLOWED = [
  '/v1/static/course_image/',
  '/v1/static/certificate/*/image',
  '/v1/users/public/*/thumbnail',
];
/** A learner's own pages and the API. */
const DISALLOWED = ['/v1/', '/login', '/dashboard', '/onboarding', '/solution/'];

/** For search engines: what they may read, and where it is. */
@Controller()
export class CrawlersController {
  constructor(
    private readonly outlines: CourseOutlines,
    private readonly tracks: Tracks,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @Get('/robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    const rules = [
      ...ALLOWED.map((path) => `Allow: ${path}`),
      ...DISALLOWED.map((path) => `Disallow: ${path}`),
    ];
    return ['User-agent: *', ...rules, '', `Sitemap: ${this.settings.publicUrl}/sitemap.xml`, ''].join('\n');
  }

  @Get('/sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  async sitemap(): Promise<string> {
    const urls = (await this.publicPages()).map(
      (path) => `  <url><loc>${escapeXml(this.settings.publicUrl + path)}</loc></url>`,
    );
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...urls,
      '</urlset>',
      '',
    ].join('\n');
  }

  private teacherPages(outlines: readonly CourseOutline[]): string[] {
    const slugs = outlines.flatMap(({ course }) => course.teachers ?? []).map(({ slug }) => slug);
    return [...new Set(slugs)].map((slug) => `/teachers/${encodeURIComponent(slug)}`);
  }

  private async publicPages(): Promise<string[]> {
    const [outlines, tracks] = await Promise.all([this.outlines.all(), this.tracks.all()]);
    return [
      ...STATIC_PAGES,
      ...this.teacherPages(outlines),
      ...tracks.map(({ slug }) => `/tracks/${encodeURIComponent(slug)}`),
      ...outlines.map(({ course }) => `/courses/${encodeURIComponent(course.slug)}`),
      ...outlines.flatMap(({ lessons }) => lessons.map(({ id }) => `/lessons/${id}`)),
    ];
  }
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
