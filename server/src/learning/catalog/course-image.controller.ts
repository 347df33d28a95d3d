import { Controller, Res } from '@nestjs/common';
import { Input, RateLimit, Serve } from '@server/platform/http';
import { type ShareCard, ShareImages } from '@server/platform/share-images';
import { coverEmblemSvg, coverGroundSvg } from '@shared/art/draw-svg';
import { getCourseImage, type InputOf } from '@shared/contracts';
import { courseKindTitle } from '@shared/contracts/learning/course-kind';
import { courseLanguageTitle } from '@shared/contracts/learning/course-language';
import type { FastifyReply } from 'fastify';
import { courseNotFound } from './catalog.errors';
import type { CourseOutline } from './course-outline';
import { CourseOutlines } from './course-outlines';

/** An author may change the course. */
const MAX_AGE_S = 3_600;
/** A class may share an address, and open a page of courses. */
const PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** The image that a link to a course is shown with. */
@Controller()
export class CourseImageController {
  constructor(
    private readonly outlines: CourseOutlines,
    private readonly images: ShareImages,
  ) {}

  @Serve(getCourseImage)
  @RateLimit(PER_MINUTE, MINUTE_MS, 'address')
  async image(
    @Input() { params }: InputOf<typeof getCourseImage>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const outline = await this.outlines.byId(params.id);
    if (!outline) throw courseNotFound();
    const image = await this.images.png(courseCard(outline));
    reply.type('image/png').header('cache-control', `public, max-age=${MAX_AGE_S}`);
    return image;
  }
}

const courseCard = ({ course, chapters, countedLessons }: CourseOutline): ShareCard => ({
  above: courseKindTitle(course.kind ?? 'course'),
  title: course.title,
  below: course.summary,
  facts: [
    courseLanguageTitle(course.language),
    chapters.length === 1 ? '1 chapter' : `${chapters.length} chapters`,
    countedLessons.length === 1 ? '1 lesson' : `${countedLessons.length} lessons`,
  ],
  art: coverEmblemSvg(course.slug, course.emblem),
  ground: coverGroundSvg(course.slug),
  tone: 'ember',
});
