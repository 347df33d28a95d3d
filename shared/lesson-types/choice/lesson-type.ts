import { z } from 'zod';
import { filledText, refuseRepeats } from '../../content/fields';
import { failure, success } from '../../grading';
import { AnswerRefused, type LessonTypeDefinition, lessonBase, type OwnFields } from '../lesson-type';
import { questionFields, questionLesson } from '../question/question-lesson';

const choiceText = filledText.trim();
const Choice = z.union(
  [
    choiceText,
    z.strictObject({ text: choiceText, why: filledText.trim().describe('Why this choice is wrong.') }),
  ],
  { error: 'must be text, or a set of keys with text and why' },
);
type Choice = z.infer<typeof Choice>;
const HasAnswer = z.looseObject({ choices: z.array(Choice), answer: choiceText });

const textOf = (choice: Choice) => (typeof choice === 'string' ? choice : choice.text);

const ChoiceLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_choice'),
    ...questionFields,
    choices: z
      .array(Choice)
      .min(2, { error: 'must offer at least 2 choices' })
      .superRefine((choices, context) => refuseRepeats(choices.map(textOf), context))
      .describe('The choices, as Markdown; a wrong one can say why it is wrong.'),
    answer: choiceText.describe('The exact text of the correct choice.'),
  })
  .superRefine(
    ({ choices, answer }, context) => {
      const right = choices.findIndex((choice) => textOf(choice) === answer);
      if (right === -1)
        context.addIssue({
          code: 'custom',
          path: ['answer'],
          message: 'is not among the choices; copy the text of the right choice exactly',
        });
      else if (typeof choices[right] === 'object')
        context.addIssue({
          code: 'custom',
          path: ['choices', right, 'why'],
          message: 'belongs to a wrong choice; say in explanation why the right one is right',
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
  present: ({ question, choices }) => ({
    LessonDataChoice: { Question: question, Choices: choices.map(textOf) },
  }),
  presentSolution: ({ answer }) => ({ Answer: answer }),
  readAnswer({ choices }, { Choice: chosen }) {
    if (chosen === undefined) throw new AnswerRefused('Please pick one of the choices of this lesson.');
    if (!choices.some((choice) => textOf(choice) === chosen))
      throw new AnswerRefused(
        'This is not one of the choices. The lesson may have changed: please reload the page.',
      );
    return { kind: 'choice', choice: chosen };
  },
  presentAnswer: ({ choice }) => ({ Choice: choice }),
  grade(_runner, { data, answer }) {
    if (answer.choice === data.answer) return success('Correct!');
    const choice = data.choices.find((each) => textOf(each) === answer.choice);
    const why = typeof choice === 'object' ? choice.why : undefined;
    return why === undefined
      ? failure('Not that one. Read the question again and try another.')
      : failure('Not that one.', { explanation: why });
  },
};
