import { LANGUAGES } from '@shared/runner/languages';
import { expect, test } from 'vitest';
import { COURSE_LANGUAGES, courseLanguageTitle } from '../contracts/learning/course-language';
import { programLanguage } from './course-language';

test('every course has a language with a name, and a course about the shell is one', () => {
  expect(COURSE_LANGUAGES.map(courseLanguageTitle)).toContain('Shell');
  expect(COURSE_LANGUAGES.map(courseLanguageTitle)).not.toContain(undefined);
});

test('programs are written in the language of their course', () => {
  expect(LANGUAGES.map(programLanguage)).toEqual([...LANGUAGES]);
});
