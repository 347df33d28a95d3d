import { z } from 'zod';
import { idParams, instant, langQuery, locale, textReference, uuid } from '../common';
import { endpoint } from '../endpoint';
import { cliData } from '../solving/cli';
import { lessonMinutes, lessonType, missingService, programmingLanguage } from './catalog';

const area = 'lessons';

export const codeFile = z.strictObject({
  Name: z.string(),
  Content: z.string(),
  IsHidden: z.boolean(),
  IsReadonly: z.boolean(),
});
export type CodeFile = z.infer<typeof codeFile>;

/** A visible test: a call, and what it should return, raise or print. */
export const visibleTest = z.strictObject({
  Call: z.string(),
  Expected: z.string().nullable(),
  Raises: z.string().nullable(),
  Prints: z.string().nullable(),
});
export type VisibleTest = z.infer<typeof visibleTest>;

/** A visible test file, in the language's own style. */
export const testFile = z.strictObject({ Name: z.string(), Content: z.string() });
export type TestFileView = z.infer<typeof testFile>;

const codeFacts = {
  ProgrammingLanguage: programmingLanguage,
  StarterFiles: z.array(codeFile).describe('The first is the entry.'),
  CheckTypes: z.literal(true).optional().describe('The program must pass the type checker before it runs.'),
};

/** A check of a learner's repository on GitHub. */
export const repositoryCheck = z.strictObject({
  Description: z.string().describe('In Markdown.'),
  Hint: z.string().nullable().describe('In Markdown.'),
  State: z.enum(['passed', 'failed', 'unknown']),
  Reason: z.string().nullable().describe('Why it failed, as a sentence.'),
  ReasonText: textReference('Reason'),
});
export type RepositoryCheckView = z.infer<typeof repositoryCheck>;

/** Has exactly one LessonData…, depending on the type. Answers, solutions and hidden tests are never included. */
export const lesson = z.strictObject({
  UUID: uuid,
  Slug: z.string(),
  Title: z.string(),
  Type: lessonType,
  LastMod: instant,
  Difficulty: z.number().int().min(1).max(10),
  Task: z
    .string()
    .nullable()
    .describe('The task in one line of Markdown. Null: the first step of the assignment says it.'),
  Minutes: lessonMinutes,
  CourseUUID: uuid,
  CourseSlug: z.string(),
  CourseTitle: z.string(),
  ChapterUUID: uuid,
  ChapterTitle: z.string(),
  ChapterNumber: z.number().int().min(1),
  LessonNumber: z.number().int().min(1).describe('Within its chapter, from 1.'),
  PreviousLessonUUID: uuid.nullable(),
  NextLessonUUID: uuid.nullable(),
  Missing: missingService.optional(),
  Readme: z.string().describe('The text, in Markdown (docs/lesson-text.md).'),
  Locale: locale.optional().describe('The language of its texts; missing for English, the original.'),
  Locales: z.array(locale).optional().describe('What it’s translated to; missing if it’s in English only.'),
  LessonDataCode: z.strictObject({ ...codeFacts, Stdin: z.string() }).optional(),
  LessonDataCodeTests: z
    .strictObject({
      ...codeFacts,
      Tests: z.array(visibleTest),
      TestFiles: z.array(testFile).optional().describe('Replaces Tests in lessons with test files.'),
      NumHiddenTests: z.number().int().describe('Calls, or files, that only run on submission.'),
    })
    .optional(),
  LessonDataCodeSql: z
    .strictObject({ ...codeFacts, TestFiles: z.array(testFile), NumHiddenTests: z.number().int() })
    .optional(),
  LessonDataChoice: z.strictObject({ Question: z.string(), Choices: z.array(z.string()) }).optional(),
  LessonDataTextInput: z.strictObject({ Question: z.string() }).optional(),
  LessonDataCLI: z.strictObject({ CLIData: cliData }).optional(),
  LessonDataManual: z
    .strictObject({
      Checkboxes: z.array(z.boolean()).describe('The boxes of the text, as the author left them.'),
      CheckAll: z.boolean().describe('All boxes have to be checked before the lesson is done.'),
    })
    .optional(),
  LessonDataInterviewQuestion: z
    .strictObject({
      Question: z.string(),
      NumPoints: z.int().describe('How many points a complete answer makes.'),
      NumToPass: z.number().describe('How many of them pass. A point that is partly made counts half.'),
      MaxLength: z.int().describe('Of an answer, in characters.'),
    })
    .optional(),
  LessonDataGithubChecks: z
    .strictObject({
      Repository: z
        .string()
        .nullable()
        .describe('The repository’s name, with {login} for the learner’s. Null: the learner names one.'),
      Checks: z.array(repositoryCheck),
    })
    .optional(),
});
export type Lesson = z.infer<typeof lesson>;

export const userLesson = z.strictObject({
  LessonUUID: uuid,
  SuccessCount: z.number().int(),
  SolutionViewedAt: instant.nullable(),
  IsComplete: z.boolean(),
});
export type UserLesson = z.infer<typeof userLesson>;

/** A point that a good answer to an interview question makes. */
export const solutionPoint = z.strictObject({
  Sentence: z.string(),
  Explanation: z.string().describe('In Markdown.'),
});
export type SolutionPoint = z.infer<typeof solutionPoint>;

/** Has at most one of the four, depending on the lesson's type. */
export const lessonSolution = z.strictObject({
  SolutionViewedAt: instant,
  SeerStoneUsed: z.boolean().describe('A seer stone was used for this lesson, so it keeps its XP.'),
  SolutionFiles: z.array(z.strictObject({ Name: z.string(), Content: z.string() })).optional(),
  Answer: z.string().optional(),
  TextInput: z
    .strictObject({
      ContainsAll: z.array(z.string()),
      ContainsNone: z.array(z.string()),
      MatchesOne: z.array(z.string()),
    })
    .optional(),
  SolutionPoints: z.array(solutionPoint).optional().describe('Of an interview question.'),
});
export type LessonSolution = z.infer<typeof lessonSolution>;

export const getLesson = endpoint({
  method: 'GET',
  path: '/static/lessons/{id}',
  auth: 'none',
  area,
  summary: 'A lesson, without personal data.',
  params: idParams,
  query: langQuery,
  reply: lesson,
  errors: [402, 403, 404],
});

export const getUserLesson = endpoint({
  method: 'GET',
  path: '/users/lessons/{id}',
  auth: 'user',
  area,
  summary: "The caller's progress in a lesson.",
  params: idParams,
  reply: userLesson,
  errors: [404],
});

export const getLessonSolution = endpoint({
  method: 'GET',
  path: '/lessons/{id}/solution',
  auth: 'user',
  whileImpersonating: 'refused',
  area,
  summary:
    'The solution. Viewing it before the first success uses a seer stone or costs all XP of the lesson.',
  params: idParams,
  query: langQuery,
  reply: lessonSolution,
  errors: [402, 403, 404],
});

export const getLessonSolutionPoints = endpoint({
  method: 'GET',
  path: '/lessons/{id}/solution_points',
  auth: 'user',
  whileImpersonating: 'refused',
  area,
  summary: 'The points of an interview question. Viewing them counts as viewing the solution.',
  params: idParams,
  query: langQuery,
  reply: z.strictObject({
    SolutionViewedAt: instant,
    SeerStoneUsed: z.boolean(),
    SolutionPoints: z.array(solutionPoint),
  }),
  errors: [402, 403, 404],
});
