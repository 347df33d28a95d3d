import { openChoice } from './choice/choice-work';
import { openCli } from './cli/cli-work';
import { openCode } from './code/code-work';
import { openCodeSql } from './code-sql/code-sql-work';
import { openCodeTests } from './code-tests/code-tests-work';
import { openGithubChecks } from './github-checks/github-work';
import { openInterviewQuestion } from './interview-question/interview-work';
import type { ForEachType, OpenLesson } from './lesson-work';
import { openManual } from './manual/manual-work';
import { openTextInput } from './text-input/text-input-work';

/** Every lesson type of this version of the app. */
export const LESSON_TYPES: ForEachType<OpenLesson> = {
  type_code: openCode,
  type_code_tests: openCodeTests,
  type_code_sql: openCodeSql,
  type_choice: openChoice,
  type_text_input: openTextInput,
  type_cli: openCli,
  type_manual: openManual,
  type_interview_question: openInterviewQuestion,
  type_github_checks: openGithubChecks,
};
