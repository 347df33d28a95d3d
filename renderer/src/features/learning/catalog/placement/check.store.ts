import { t } from '@lingui/core/macro';
import { errorText, type PlacementAnswer, type PlacementCheck, type PlacementReply } from '@web/api';
import { makeAutoObservable, runInAction } from 'mobx';
import type { PlacementsStore } from './placements.store';

type Question = PlacementCheck['questions'][number];

/** One check from its first question to its result. Answers are sent together, at the end. */
export class CheckStore {
  at = 0;
  isSending = false;
  error: string | null = null;
  result: PlacementReply | null = null;
  private readonly given = new Map<string, string>();

  constructor(
    private readonly check: PlacementCheck,
    private readonly placements: PlacementsStore,
  ) {
    makeAutoObservable<this, 'check' | 'placements'>(this, { check: false, placements: false });
  }

  /** Undefined after the last one. */
  get question(): Question | undefined {
    return this.check.questions[this.at];
  }

  get total(): number {
    return this.check.questions.length;
  }

  /** The answer to the question on screen. */
  get answer(): string {
    return (this.question && this.given.get(this.question.lessonUuid)) ?? '';
  }

  set(answer: string): void {
    if (this.question) this.given.set(this.question.lessonUuid, answer);
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }

  /** Goes on, without an answer if the learner doesn't know it. After the last question, the answers are sent. */
  next(knows: boolean): void {
    if (!knows && this.question) this.given.delete(this.question.lessonUuid);
    this.at += 1;
    if (this.at === this.total) void this.send();
  }

  async send(): Promise<void> {
    this.isSending = true;
    this.error = null;
    try {
      const result = await this.placements.take(this.check.courseUuid, this.answers());
      runInAction(() => {
        this.result = result;
      });
    } catch (error) {
      runInAction(() => {
        this.error = errorText(error) || t`Something went wrong. Please try again.`;
      });
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  private answers(): PlacementAnswer[] {
    return this.check.questions.flatMap(({ lessonUuid, lessonDataChoice }) => {
      const text = this.given.get(lessonUuid)?.trim();
      if (!text) return [];
      return [{ lessonUuid, answer: lessonDataChoice ? { choice: text } : { textInput: text } }];
    });
  }
}
