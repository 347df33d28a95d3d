import { Inject, Injectable, Logger, Optional } from '@nestjs/common';
import { isRedisUnavailable } from '@server/platform/redis';
import { runFailure, SANDBOX, type Sandbox } from '@server/sandbox';
import { GithubAccounts } from '@server/solving/github';
import { INTERVIEWER } from '@server/solving/interviews';
import { OutputQueryThreads } from '@server/solving/output-queries';
import { failureSignature, type Grade } from '@shared/grading';
import type { Interviewer } from '@shared/lesson-types';
import { LanguageUnavailable, type Runner, RunnerFailed, RunRefused } from '@shared/runner/runner';
import { answerText } from './answer.presenter';
import { CourseTexts } from './course-texts';
import type { JudgeTask } from './judge-task';
import { KnownMistakes } from './known-mistakes';
import { SolutionResults } from './solution-results';
import { badAnswer, languageMissing } from './submissions.errors';

export type { JudgeTask };

/** A grade, and what the exercise's author says to those who make this mistake, in Markdown. */
export interface JudgedAnswer extends Grade {
  knownMistake?: string;
  /** What the failure has in common with others; undefined for a success. */
  signature?: string;
}

/** `undefined`: the judge itself failed, which is never the learner's fault. */
export type Judgement = JudgedAnswer | undefined;

/** Judges answers on the server's sandbox, with every test, hidden ones included. */
@Injectable()
export class AnswerJudge {
  private readonly log = new Logger('Judge');
  private readonly runner: Runner;
  private readonly solutions = new SolutionResults();
  private readonly mistakes = new KnownMistakes((task) => this.grade(task));

  constructor(
    @Inject(SANDBOX) sandbox: Pick<Sandbox, 'lane'>,
    /** Tests of other lesson types do without. */
    @Optional() private readonly queries?: OutputQueryThreads,
    @Optional() @Inject(INTERVIEWER) private readonly interviewer?: Interviewer,
    @Optional() private readonly github?: GithubAccounts,
    @Optional() private readonly texts?: CourseTexts,
  ) {
    this.runner = sandbox.lane('judged');
  }

  /** @throws DomainError `invalid`, `rate-limited` (busy: try later) or `unavailable` (the server stops, has no
   * runtime for the language, or can't reach its runners). */
  async judge(task: JudgeTask): Promise<Judgement> {
    try {
      const grade = await this.grade(task);
      if (grade.verdict === 'success') return grade;
      const signature = failureSignature(grade, answerText(task.exercise.type, task.answer));
      const hint = task.exercise.data.hints?.find(({ when }) => when === signature)?.message;
      const knownMistake = (await this.mistakes.messageFor(task, grade)) ?? hint;
      return { ...grade, signature, ...(knownMistake !== undefined && { knownMistake }) };
    } catch (error) {
      if (error instanceof RunRefused) throw badAnswer(error.text);
      if (error instanceof LanguageUnavailable) throw languageMissing(error.message);
      if (!(error instanceof RunnerFailed)) throw error;
      if (isRedisUnavailable(error.cause)) throw runFailure(error);
      const { source, id } = task.exercise.ref;
      this.log.error(`The ${source} ${id} could not be judged: ${error.message}`, error.stack);
      return undefined;
    }
  }

  private async grade({ exercise, answer, userId, onText }: JudgeTask): Promise<Grade> {
    const { type, data, language, courseId } = exercise;
    return type.grade(this.runner, {
      data,
      language,
      answer,
      remember: this.solutions.of(exercise),
      queries: this.queries?.of(userId ?? ''),
      // Guests get the embedded one: the other can cost money.
      interviewer: userId === undefined ? undefined : this.interviewer,
      courseTexts: courseId !== null && this.texts ? () => this.texts!.in(courseId) : undefined,
      repositories: await this.repositoriesOf(exercise, userId),
      userId,
      onText,
    });
  }

  /** Only exercises on GitHub need the learner's account, and fail without one. */
  private async repositoriesOf({ data }: JudgeTask['exercise'], userId: string | undefined) {
    if (data.type !== 'type_github_checks' || userId === undefined) return undefined;
    return this.github?.repositoriesOf(userId);
  }
}
