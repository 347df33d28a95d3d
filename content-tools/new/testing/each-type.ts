import { LANGUAGES } from '@shared/runner/languages';
import { templateLanguages, templateTypes } from '../templates';
import { writeLesson } from '../write-lesson';

/** Writes a lesson of each type, in each language that it has a template for. */
export function writeLessonOfEachType(contentDir: string): void {
  for (const type of templateTypes()) {
    const languages = templateLanguages(type);
    for (const language of languages.length > 0 ? languages : LANGUAGES.slice(0, 1))
      writeLesson(contentDir, {
        course: 'new-course',
        chapter: type.replaceAll('_', '-'),
        type,
        language,
        title: `A lesson: ${type} in ${language}`,
      });
  }
}
