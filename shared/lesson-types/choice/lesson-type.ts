import { z } from 'zod';
import { filledText, refuseRepeats } from '../../content/fields';
import { failure, success } from '../../grading';
import { AnswerRefused, type LessonTypeDefinition, lessonBase, type OwnFields } from '../lesson-type';
import { questionFields, questionLesson } from '../question/question-lesson';

const choiceText = filledText.trim();
const HasAnswer = z.looseObject({ choices: z.array(choiceText), answer: choiceText });

const ChoiceLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_choice'),
    ...questionFields,
    choices: z
      .array(choiceText)
      .min(2, { error: 'must offer at least 2 choices' })
      .superRefine(refuseRepeats)
      .describe('The choices, as Markdown.'),
    answer: choiceText.describe('The exact text of the correct choice.'),
  })
  .superRefine(
    ({ choices, answer }, context) => {
      if (!choices.includes(answer))
        context.addIssue({
          code: 'custom',
          path: ['answer'],
          message: 'is not among the choices; copy the text of the right choice exactly',
        });
    },
    // Checked even if something else is wrong, so that an author sees every problem at the same time.
    { when: ({ value }) => HasAnswer.safeParse(value).success },
  )
  .describe('A multiple-choice question.');

type ChoiceData = OwnFields<typeof ChoiceLessonFile>;

/** `type_choice`: one correct choice out of several. */
export const choice: LessonTypeDefinition<ChoiceData, { kind: 'choice'; choice: string }> = {
  ...questionLesson,
  file: ChoiceLessonFile,
  present: ({ question, choices }) => ({ LessonDataChoice: { Question: question, Choices: choices } }),
  presentSolution: ({ answer }) => ({ Answer: answer }),
  readAnswer({ choices }, { Choice: chosen }) {
    if (chosen === undefined) throw new AnswerRefused('Please pick one of the choices of this lesson.');
    if (!choices.includes(chosen))
      throw new AnswerRefused(
        'This is not one of the choices. The lesson may have changed: please reload the page.',
      );
    return { kind: 'choice', choice: chosen };
  },
  presentAnswer: ({ choice }) => ({ Choice: choice }),
  grade: (_runner, { data, answer }) =>
    answer.choice === data.answer
      ? success('Correct!')
      : failure('Not that one. Read the question again and try another.'),
};
