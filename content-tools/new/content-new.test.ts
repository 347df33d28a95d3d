import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '@server/authoring/content-import/read-content';
import { ContentFixture } from '@server/authoring/content-import/testing/content-fixture';
import { lessonTypes } from '@shared/lesson-types';
import { LANGUAGES } from '@shared/runner/languages';
import { expect, test } from 'vitest';
import { addToList } from './add-to-list';
import { askForLesson } from './ask';
import { templateLanguages, templateTypes } from './templates';
import { writeLessonOfEachType } from './testing/each-type';
import { writeLesson } from './write-lesson';

test('every lesson type has a template, and those with code have one in each language', () => {
  expect(templateTypes()).toEqual(Object.keys(lessonTypes));
  const languages = new Set(templateTypes().flatMap((type) => templateLanguages(type)));
  expect([...languages].sort()).toEqual([...LANGUAGES].sort());
});

test('a lesson of each type and language can be read without a problem', () => {
  using content = new ContentFixture({});
  writeLessonOfEachType(content.root);
  expect(readContent(content.root).problems).toEqual([]);
});

test('a lesson is added to the end of its chapter, whose comments stay', () => {
  const before = 'slug: a # the first\nlessons:\n  # in this order\n  - one\n  - two # hard\nx: 1\n';
  expect(addToList(before, 'lessons', 'three')).toBe(
    'slug: a # the first\nlessons:\n  # in this order\n  - one\n  - two\n  - three # hard\nx: 1\n',
  );
  expect(addToList('lessons: [one]\n', 'lessons', 'two')).toBe('lessons: [ one, two ]\n');
});

test('what isn’t given is asked for, and unknown answers say which there are', async () => {
  using content = new ContentFixture();
  const asked: string[] = [];
  const answers = ['basics', 'choice', 'Which One?'];
  const wanted = await askForLesson(content.root, { course: 'forge-python' }, async (text) => {
    asked.push(text);
    return answers[asked.length - 1]!;
  });
  expect(asked).toEqual([
    'The chapter, by its folder (basics, choices): ',
    expect.stringMatching(/^The type \(type_code, /),
    'The title: ',
  ]);
  const folder = writeLesson(content.root, wanted);
  expect(readFileSync(join(content.root, folder, 'lesson.yaml'), 'utf8')).toContain('title: Which One?');
  expect(readContent(content.root).problems).toEqual([]);
  await expect(askForLesson(content.root, { course: 'a', chapter: 'b', type: 'type_coed' })).rejects.toThrow(
    'did you mean "type_code"?',
  );
  expect(() => writeLesson(content.root, wanted)).toThrow('There is already a lesson in');
});
