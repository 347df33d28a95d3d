import type { CourseOutline, LessonEntity, LessonPlace } from '@server/catalog';
import { type ContentFile, type ContentTestFile, checksTypes, type LessonData } from '@shared/content';
import type { Lesson } from '@shared/contracts';
import type { Language } from '@shared/runner/languages';

/** A lesson as everybody sees it, without hidden files and tests, answers and solutions. */
export function presentLesson(lesson: LessonEntity, { course }: CourseOutline, place: LessonPlace): Lesson {
  return {
    UUID: lesson.id,
    Slug: lesson.slug,
    Title: lesson.title,
    Type: lesson.type,
    LastMod: lesson.lastMod.toISOString(),
    Difficulty: lesson.difficulty,
    CourseUUID: course.id,
    CourseSlug: course.slug,
    CourseTitle: course.title,
    ChapterUUID: place.chapter.id,
    ChapterTitle: place.chapter.title,
    ChapterNumber: place.chapterNumber,
    LessonNumber: place.lessonNumber,
    PreviousLessonUUID: place.previousId,
    NextLessonUUID: place.nextId,
    Readme: lesson.prose,
    ...presentData(lesson.data, course.language),
  };
}

function presentData(data: LessonData, language: Language): Partial<Lesson> {
  switch (data.type) {
    case 'type_code':
      return { LessonDataCode: { ...codeFacts(data, language), Stdin: data.stdin ?? '' } };
    case 'type_code_tests': {
      const { tests = [], testFiles } = data;
      return {
        LessonDataCodeTests: {
          ...codeFacts(data, language),
          Tests: tests.filter((test) => !test.hidden).map(presentTest),
          ...(testFiles && { TestFiles: presentTestFiles(testFiles) }),
          NumHiddenTests:
            tests.filter((test) => test.hidden).length +
            (testFiles ?? []).filter((file) => file.isHidden).length,
        },
      };
    }
    case 'type_code_sql':
      return {
        LessonDataCodeSql: {
          ...codeFacts(data, language),
          TestFiles: presentTestFiles(data.testFiles),
          NumHiddenTests: data.testFiles.filter((file) => file.isHidden).length,
        },
      };
    case 'type_choice':
      return { LessonDataChoice: { Question: data.question, Choices: data.choices } };
    case 'type_text_input':
      return { LessonDataTextInput: { Question: data.question } };
  }
}

const codeFacts = (data: { files: ContentFile[]; checkTypes?: boolean }, language: Language) => ({
  ProgrammingLanguage: language,
  StarterFiles: data.files.map(presentFile),
  ...(checksTypes(language, data) && { CheckTypes: true as const }),
});

const presentTestFiles = (files: readonly ContentTestFile[]) =>
  files.filter((file) => !file.isHidden).map(({ name, content }) => ({ Name: name, Content: content }));

/** Hidden files run in the browser too, where a learner could read them: hidden means out of the way. */
const presentFile = (file: ContentFile) => ({
  Name: file.name,
  Content: file.content,
  IsHidden: file.isHidden,
  IsReadonly: file.isReadonly,
});

const presentTest = (test: { call: string; expect?: string; raises?: string; prints?: string }) => ({
  Call: test.call,
  Expected: test.expect ?? null,
  Raises: test.raises ?? null,
  Prints: test.prints ?? null,
});
