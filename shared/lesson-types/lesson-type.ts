import { z } from 'zod';
import { type CourseLanguage, programLanguage } from '../content/course-language';
import { contentUuid, oneLine, slug, title } from '../content/fields';
import type {
  Lesson,
  LessonSolution,
  MissingService,
  SavedAnswer,
  SubmissionBody,
  SubmissionReply,
} from '../contracts';
import type { Grade } from '../grading';
import { LANGUAGES, type Language, type Runner } from '../runner/runner';
import type { Text } from '../texts/text';
import type { OutputQueries } from './cli/output-queries';
import type { FailureHint } from './failure-hints';
import type { LearnerRepositories } from './github-checks/repository';
import type { Interviewer } from './interview-question/interviewer';
import type { LessonFolder } from './lesson-folder';

/** The fields of every `lesson.yaml`, whatever its type. */
export const lessonBase = {
  uuid: contentUuid,
  slug: slug.describe('The name of the lesson’s folder.'),
  title,
  difficulty: z
    .int({ error: 'must be a whole number from 1 to 10' })
    .min(1, { error: 'must be a whole number from 1 to 10' })
    .max(10, { error: 'must be a whole number from 1 to 10' })
    .describe('The author’s estimate, 1 (easy) to 10 (hard). A lesson’s base XP follows from it.'),
  task: oneLine
    .max(160, { error: 'may have at most 160 characters' })
    .optional()
    .describe('The task in one line of Markdown; without it, the first step of the assignment.'),
  minutes: z
    .int({ error: 'must be a whole number from 1 to 60' })
    .min(1, { error: 'must be a whole number from 1 to 60' })
    .max(60, { error: 'must be a whole number from 1 to 60' })
    .optional()
    .describe('The author’s estimate of how long the lesson takes.'),
  language: z
    .enum(LANGUAGES)
    .optional()
    .describe('The language of the lesson’s code, if it isn’t the course’s.'),
};

/** The fields of a `lesson.yaml` that only its type has. */
export type OwnFields<File extends z.ZodType> = Omit<z.infer<File>, keyof typeof lessonBase> &
  Pick<StoredLesson, 'language' | 'hints' | 'variants'>;

/** A lesson's stored data. Server-side only: it contains the answers, the hidden tests and the solution. */
export interface StoredLesson {
  type: string;
  /** The lesson's own language; without it, the course's. Read it with `languageOf`. */
  language?: Language;
  /** Missing if there are none. */
  hints?: FailureHint[];
  /** Other exercises on the same idea, for training (docs/training-variants.md). */
  variants?: readonly LessonVariant[];
}

/** An exercise that takes a lesson's place in training. */
export interface LessonVariant {
  /** What there is to do, in Markdown; null if the lesson's own assignment fits. */
  task: string | null;
  /** What's different in the lesson's data, such as the question and its answer. */
  data: object;
  /** The question's program prints the answer. */
  prints: boolean;
  /** What its texts were filled in with; missing in those of an earlier version. */
  values?: Readonly<Record<string, string | number>>;
}

/** The data of a variant, as if it were a lesson. The known mistakes are those of the lesson itself. */
export function variantData<Data extends StoredLesson>(data: Data, { data: changes }: LessonVariant): Data {
  const { variants: _variants, ...rest } = data;
  return { ...rest, knownMistakes: undefined, ...changes } as unknown as Data;
}

/** The language of a lesson's code. */
export const languageOf = ({ language }: StoredLesson, course: { language: CourseLanguage }): Language =>
  language ?? programLanguage(course.language);

/** A learner's answer, as it's judged and stored. */
export interface StoredAnswer {
  kind: string;
}

/** The part of the wire's lesson that depends on its type. */
export type LessonView = Partial<Pick<Lesson, Extract<keyof Lesson, `LessonData${string}`>>>;
export type SolutionView = Omit<LessonSolution, 'SolutionViewedAt' | 'SeerStoneUsed'>;
/** The parts of a reply that not every type has; a missing one is `null` on the wire. */
export type GradeView = Partial<
  Pick<
    SubmissionReply,
    | 'Output'
    | 'Tests'
    | 'ProgramError'
    | 'Explanation'
    | 'Interview'
    | 'StructuredErrCLI'
    | 'RepositoryChecks'
  >
>;

/** Returns what `compute` resolved to the first time it was asked for this key; a rejection isn't kept. */
export type Remember = (key: string, compute: () => Promise<string>) => Promise<string>;

export interface GradeTask<Data, Answer> {
  data: Data;
  /** The language of the lesson's code. */
  language: Language;
  answer: Answer;
  /** Keeps what depends only on the lesson, such as its solution's output; without it everything is computed again. */
  remember?: Remember;
  /** For terminal lessons, whose tests contain jq queries and regular expressions. */
  queries?: OutputQueries;
  /** What the learner has on GitHub; missing for a guest. */
  repositories?: LearnerRepositories;
  /** Reads answers to interview questions; without it, the embedded one does. */
  interviewer?: Interviewer;
  /** What learners can read in the lesson's course, in Markdown: copying it is no answer. Missing for an author's answer. */
  courseTexts?: () => Promise<readonly string[]>;
  /** Whose answer it is; undefined for a guest's or an author's. */
  userId?: string;
  /** Called with what the judge writes about the answer, piece by piece, in Markdown. */
  onText?: (text: string) => void;
}

/** A mistake that learners make, as its author wrote it down. */
export interface MistakeAnswer<Answer extends StoredAnswer = StoredAnswer> {
  name: string;
  answer: Answer;
  /** What to say to a learner who makes it, in Markdown. */
  message: string;
}

/** What a lesson type's own texts are in another language: fields of `lesson.<language>.md`. */
export interface TypeTranslation<Data extends StoredLesson = StoredLesson> {
  /** All optional: a text that's missing stays as it is. */
  fields: z.ZodRawShape;
  /** The texts of the original, in the shape of `fields`. */
  originals(data: Data): object;
  /** The data with these texts, which have been parsed and fit the originals. What answers mean stays the same. */
  apply(data: Data, texts: object): Data;
}

/** Everything that is special about one type of lesson. `registry.ts` lists them all. */
export interface LessonTypeDefinition<
  Data extends StoredLesson = StoredLesson,
  Answer extends StoredAnswer = StoredAnswer,
> {
  /** The schema of lesson.yaml, with `lessonBase` and the literal `type`. */
  readonly file: z.ZodObject;
  /** The folders of files that a lesson may have beside lesson.yaml. */
  readonly folders: readonly string[];
  /** A service that its lessons need, if there's one: without it, a server can't offer them. */
  readonly needs?: MissingService;
  /** Whether lesson.md has to have an `## Assignment`. */
  readonly needsAssignment: boolean;
  /**
   * Reads the folders: the stored data is lesson.yaml's own fields, and these in their place. Also called when lesson.yaml
   * has errors, so that an author sees all problems together.
   */
  readFiles?(folder: LessonFolder): Partial<Data>;
  /** What everybody sees, without answers, solutions and hidden tests. */
  present(data: Data, language: Language): LessonView;
  /** The part of the solution that the wire has for this type. */
  presentSolution(data: Data): SolutionView;
  /** @throws AnswerRefused if the answer doesn't fit the lesson. */
  readAnswer(data: Data, body: SubmissionBody): Answer;
  /**
   * The learner's own answer, for their history. It may be of the type that the lesson had then: nothing is shown of it.
   * With the lesson's data, in the language of that.
   */
  presentAnswer(answer: Partial<Answer>, data?: Data): SavedAnswer;
  /** The stored answer is all that its grade depends on, so it can be judged again later. */
  readonly isRegradable?: true;
  /** With every test, hidden ones included. Rejects like the runner. */
  grade(runner: Runner, task: GradeTask<Data, Answer>): Grade | Promise<Grade>;
  /** What the reply contains in addition to the verdict and its message. */
  presentGrade(grade: Grade, data: Data): GradeView;
  /** For `content:check`: the solution has to pass, the starter has to fail. */
  authorAnswers?(data: Data): { solution: Answer; starter: Answer };
  /** Wrong answers whose learners get a message of their own. Each of them fails, in a way of its own. */
  knownMistakes?(data: Data): MistakeAnswer<Answer>[];
  /** For `content:check`: an answer that the lesson must refuse although it gives the expected result. */
  cheat?(data: Data, language: Language): Answer | undefined;
  /** For `content:check`: what's wrong with a lesson that its schema can't tell, a sentence each. */
  findProblems?(data: Data): string[];
  /** Its texts that other languages can have; without it, only the title, the task and the text can be translated. */
  translation?: TypeTranslation<Data>;
}

/** The answer doesn't fit the lesson. The message is user-facing and says what to send instead. */
export class AnswerRefused extends Error {
  override readonly name = 'AnswerRefused';

  constructor(
    readonly text: Text,
    readonly kind: 'invalid' | 'too-large' = 'invalid',
  ) {
    super(text.english);
  }
}
