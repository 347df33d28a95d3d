import type { Spellbook as PresentedSpellbook, SpellbookPage } from '@shared/contracts';
import type { LearnerPage, Spellbook } from './spellbooks';

export const presentSpellbook = ({ outline: { course }, pages }: Spellbook): PresentedSpellbook => ({
  CourseUUID: course.id,
  CourseSlug: course.slug,
  CourseTitle: course.title,
  Language: course.language,
  Pages: pages.map(presentSpellbookPage),
});

/** The text of a locked page stays on the server. */
export const presentSpellbookPage = ({ page, lesson, isUnlocked }: LearnerPage): SpellbookPage => ({
  UUID: page.id,
  Slug: page.slug,
  Title: page.title,
  Idea: page.idea,
  Keywords: page.keywords,
  SeeAlso: page.seeAlso,
  LessonUUID: lesson.id,
  LessonTitle: lesson.title,
  Text: isUnlocked ? page.text : null,
});
