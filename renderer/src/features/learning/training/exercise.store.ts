import type { TrainingRating } from '@shared/rules/training';
import {
  type Answer,
  type ApiClient,
  type CodeFile,
  errorText,
  type Lesson,
  type LessonSolution,
  type TrainingAnswerReply,
  type TrainingCard,
  type TrainingReview,
  toSubmissionBody,
} from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';

const MAX_SECONDS = 86_400;

/** The starter files of a lesson with a program; none for a question. */
const filesOf = ({ lessonDataCode, lessonDataCodeTests }: Lesson): readonly CodeFile[] =>
  (lessonDataCode ?? lessonDataCodeTests)?.starterFiles ?? [];

/** Each item with a random number, sorted by it. */
const shuffled = (items: readonly string[], random = Math.random): string[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** A lesson with the question or program of its variant. */
export function lessonOfVariant(lesson: Lesson, variant: TrainingCard['variant']): Lesson {
  if (!variant) return lesson;
  const { number: _number, task, ...data } = variant;
  return { ...lesson, ...data, readme: task === null ? lesson.readme : `## Assignment\n\n${task}` };
}

export interface ExerciseOptions {
  api: ApiClient;
  lesson: Lesson;
  /** The number of the lesson's variant that `lesson` is; undefined for the lesson itself. */
  variant?: number;
  timeZone?: string;
  /** Milliseconds; replaced in tests, like `random`. */
  now?: () => number;
  /** From 0 to 1. */
  random?: () => number;
}

/**
 * One lesson in training: it's answered from the start, apart from the learner's work in the lesson itself, until the
 * server says that it's right or the learner gives up.
 */
export class ExerciseStore {
  readonly lesson: Lesson;
  files: CodeFile[];
  activeName: string;
  /** In another order each time, so that nobody remembers the third one. */
  readonly choices: readonly string[];
  /** The answer to a question. */
  text = '';
  reply: TrainingAnswerReply | null = null;
  /** Set once the exercise is over. */
  review: TrainingReview | null = null;
  /** Shown after giving up. */
  solution: Omit<LessonSolution, 'seerStoneUsed' | 'solutionViewedAt'> | null = null;
  isBusy = false;
  /** Why the last call failed. */
  error: string | null = null;
  private readonly startedAt: number;

  constructor(private readonly options: ExerciseOptions) {
    this.lesson = options.lesson;
    this.files = filesOf(options.lesson).map((file) => ({ ...file }));
    this.activeName = this.visibleFiles[0]?.name ?? '';
    this.choices = shuffled(options.lesson.lessonDataChoice?.choices ?? [], options.random);
    this.startedAt = this.now();
    makeAutoObservable<this, 'options' | 'startedAt'>(this, {
      lesson: false,
      choices: false,
      options: false,
      startedAt: false,
    });
  }

  get isProgram(): boolean {
    return this.files.length > 0;
  }

  get visibleFiles(): CodeFile[] {
    return this.files.filter(({ isHidden }) => !isHidden);
  }

  get isOver(): boolean {
    return this.review !== null;
  }

  /** It counts as forgotten, whatever the learner thinks of it now. */
  get hasGivenUp(): boolean {
    return this.solution !== null;
  }

  get canCheck(): boolean {
    return !this.isBusy && !this.isOver && (this.isProgram || this.text.trim() !== '');
  }

  open(name: string): void {
    this.activeName = name;
  }

  edit(name: string, content: string): void {
    const file = this.files.find((each) => each.name === name && !each.isReadonly);
    if (file) file.content = content;
  }

  write(text: string): void {
    this.text = text;
    if (!this.isOver) this.reply = null;
  }

  async check(): Promise<void> {
    if (!this.canCheck) return;
    const { api, timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone } = this.options;
    const seconds = Math.min(MAX_SECONDS, Math.round((this.now() - this.startedAt) / 1000));
    await this.during(async () => {
      const body = { ...toSubmissionBody(this.answer, timeZone), seconds, variant: this.options.variant };
      const reply = await api.call('answerTraining', { params: { id: this.lesson.uuid }, body });
      runInAction(() => {
        this.reply = reply;
        this.review = reply.review;
      });
    });
  }

  /** The learner doesn't remember: the solution is shown, and the exercise comes back soon. */
  async giveUp(): Promise<void> {
    if (this.isBusy || this.isOver) return;
    const { api, variant } = this.options;
    const params = { id: this.lesson.uuid };
    await this.during(async () => {
      const { solution: own, ...review } = await api.call('giveUpTraining', {
        params,
        body: { variant: variant ?? null },
      });
      const solution = own ?? (await api.call('getLessonSolution', { params }));
      runInAction(() => {
        this.reply = null;
        this.review = review;
        this.solution = solution;
      });
    });
  }

  async rate(rating: TrainingRating): Promise<void> {
    if (this.isBusy || this.hasGivenUp || this.review?.rating === rating) return;
    const { api } = this.options;
    await this.during(async () => {
      const review = await api.call('rateTraining', { params: { id: this.lesson.uuid }, body: { rating } });
      runInAction(() => {
        this.review = review;
      });
    });
  }

  private get answer(): Answer {
    if (!this.isProgram)
      return this.lesson.lessonDataChoice ? { choice: this.text } : { textInput: this.text };
    return { files: this.visibleFiles.filter(({ isReadonly }) => !isReadonly) };
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private async during(work: () => Promise<void>): Promise<void> {
    this.isBusy = true;
    this.error = null;
    try {
      await work();
    } catch (error) {
      runInAction(() => {
        this.error = errorText(error);
      });
    } finally {
      runInAction(() => {
        this.isBusy = false;
      });
    }
  }
}
