import { Inject, Injectable, Logger } from '@nestjs/common';
import type { LessonEntity } from '@server/catalog';
import { isRedisUnavailable } from '@server/platform/redis';
import { runFailure, SANDBOX, type Sandbox } from '@server/sandbox';
import { type CodeLessonType, checksTypes, hasCode, type LessonData, sqlSolution } from '@shared/content';
import {
  type Grade,
  gradeChoice,
  gradeOutput,
  gradeTestFiles,
  gradeTests,
  gradeTextInput,
} from '@shared/grading';
import {
  type Language,
  LanguageUnavailable,
  type Runner,
  RunnerFailed,
  RunRefused,
  type RunRequest,
} from '@shared/runner/runner';
import { type Answer, programOf } from './answer';
import { badAnswer, languageMissing } from './submissions.errors';

/** What is judged: the lesson as it is now, the language of its course, and the learner's answer. */
export interface JudgeTask {
  lesson: Pick<LessonEntity, 'id' | 'hash' | 'data'>;
  language: Language;
  answer: Answer;
}

/** `undefined`: the judge itself failed, which is never the learner's fault. */
export type Judgement = Grade | undefined;

/** Judges answers on the server's sandbox, with every test, hidden ones included. */
@Injectable()
export class LessonJudge {
  private readonly log = new Logger('Judge');
  private readonly runner: Runner;

  constructor(@Inject(SANDBOX) sandbox: Pick<Sandbox, 'lane'>) {
    this.runner = sandbox.lane('judged');
  }

  /** @throws DomainError `invalid`, `rate-limited` (busy: try later) or `unavailable` (the server stops, has no
   * runtime for the language, or can't reach its runners). */
  async judge(task: JudgeTask): Promise<Judgement> {
    try {
      return await this.grade(task);
    } catch (error) {
      if (error instanceof RunRefused) throw badAnswer(error.message);
      if (error instanceof LanguageUnavailable) throw languageMissing(error.message);
      if (!(error instanceof RunnerFailed)) throw error;
      if (isRedisUnavailable(error.cause)) throw runFailure(error);
      this.log.error(`Lesson ${task.lesson.id} could not be judged: ${error.message}`, error.stack);
      return undefined;
    }
  }

  private async grade({ lesson, language, answer }: JudgeTask): Promise<Grade> {
    const { data } = lesson;
    if (answer.kind === 'files' && hasCode(data))
      return this.gradeProgram(data, { language, files: programOf(data.files, answer.files) });
    return gradeQuestion(data, answer);
  }

  private gradeProgram(data: CodeData, program: RunRequest): Promise<Grade> {
    const checkTypes = data.type !== 'type_code_sql' && checksTypes(program.language, data);
    switch (data.type) {
      case 'type_code': {
        const { expectedOutput, stdin } = data;
        return gradeOutput(this.runner, { request: { ...program, stdin, checkTypes }, expectedOutput });
      }
      case 'type_code_tests': {
        const request = { ...program, checkTypes };
        if (data.testFiles) return gradeTestFiles(this.runner, { request, testFiles: data.testFiles });
        return gradeTests(this.runner, { request, tests: data.tests ?? [] });
      }
      case 'type_code_sql':
        return gradeTestFiles(this.runner, {
          request: program,
          testFiles: data.testFiles,
          references: [sqlSolution(data)],
        });
    }
  }
}

type CodeData = Extract<LessonData, { type: CodeLessonType }>;

function gradeQuestion(data: LessonData, answer: Answer): Grade {
  if (data.type === 'type_choice' && answer.kind === 'choice') return gradeChoice(data.answer, answer.choice);
  if (data.type === 'type_text_input' && answer.kind === 'text') return gradeTextInput(data, answer.text);
  throw new Error(`An answer of the kind ${answer.kind} came to a lesson of the type ${data.type}.`);
}
