import { z } from 'zod';
import { filledText } from '../../../content/fields';
import { failure, success } from '../../../grading';
import { asIs } from '../../../texts/text';
import { AnswerRefused, type LessonTypeDefinition, lessonBase, type StoredAnswer } from '../../lesson-type';

const PredictLessonFile = z.strictObject({
  ...lessonBase,
  type: z.literal('type_predict'),
  question: filledText,
});

interface PredictLessonData {
  type: 'type_predict';
  question: string;
  /** From main.py in the lesson's program/ folder. */
  program: string;
}

interface PredictAnswer extends StoredAnswer {
  kind: 'prediction';
  prediction: string;
}

const ENTRY = 'main.py';

/** A lesson type for tests: the learner predicts what a program prints, and the program decides. */
export const predict: LessonTypeDefinition<PredictLessonData, PredictAnswer> = {
  file: PredictLessonFile,
  folders: ['program'],
  needsAssignment: false,
  readFiles(folder) {
    const program = folder.filesIn('program').get(ENTRY);
    if (program === undefined) folder.reportFile(`program/${ENTRY}`, 'is missing');
    return { program };
  },
  present: ({ question, program }) => ({ LessonDataTextInput: { Question: `${question}\n\n${program}` } }),
  presentSolution: ({ program }) => ({ SolutionFiles: [{ Name: ENTRY, Content: program }] }),
  readAnswer(_data, { TextInput: prediction }) {
    if (prediction === undefined) throw new AnswerRefused(asIs('Please predict what the program prints.'));
    return { kind: 'prediction', prediction };
  },
  presentAnswer: ({ prediction }) => ({ TextInput: prediction }),
  async grade(runner, { data, language, answer }) {
    const { stdout } = await runner.run({ language, files: [{ name: ENTRY, content: data.program }] });
    return stdout === answer.prediction ? success(asIs('Spot on!')) : failure(asIs(`It printed ${stdout}.`));
  },
  presentGrade: ({ verdict }, { question }) => ({
    Explanation: verdict === 'success' ? `You answered: ${question}` : null,
  }),
};
