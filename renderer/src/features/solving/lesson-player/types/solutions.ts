import { renderChoiceSolution } from './choice/choice-solution';
import { renderCliSolution } from './cli/cli-solution';
import { renderInterviewSolution } from './interview-question/interview-solution';
import { dataOf, type ForEachType, type OpenSolution } from './lesson-work';
import { openProgram, type ProgramData, programSolution } from './program/program-solution';
import { renderTextSolution } from './text-input/text-input-solution';

const ofProgram =
  (name: 'lessonDataCode' | 'lessonDataCodeTests' | 'lessonDataCodeSql'): OpenSolution =>
  (context) => {
    const data: ProgramData = dataOf(context.lesson, name);
    return programSolution(openProgram(context, data));
  };

/** The same solutions as in `LESSON_TYPES`, for the page that shows nothing else and shouldn't load the editor. */
export const SOLUTION_TYPES: ForEachType<OpenSolution> = {
  type_code: ofProgram('lessonDataCode'),
  type_code_tests: ofProgram('lessonDataCodeTests'),
  type_code_sql: ofProgram('lessonDataCodeSql'),
  type_choice: () => renderChoiceSolution,
  type_text_input: () => renderTextSolution,
  type_cli: () => renderCliSolution,
  type_manual: () => () => null,
  type_github_checks: () => () => null,
  type_interview_question: () => renderInterviewSolution,
};
