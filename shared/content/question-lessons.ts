import { z } from 'zod';
import { filledText, refuseRepeats } from './fields';
import { lessonBase } from './lesson-base';

const question = {
  question: filledText.describe('The question, in Markdown.'),
  explanation: filledText.describe('Why the answer is correct, in Markdown; shown after a success.'),
};

const choiceText = filledText.trim();
const HasAnswer = z.looseObject({ choices: z.array(choiceText), answer: choiceText });

/** `type_choice`: one correct choice out of several. */
export const ChoiceLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_choice'),
    ...question,
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

const phrases = (meaning: string) =>
  z.array(filledText.trim()).min(1, { error: 'must list at least one text' }).optional().describe(meaning);

/** `type_text_input`: a typed answer, compared without regard to case and surrounding spaces. */
export const TextInputLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_text_input'),
    ...question,
    containsAll: phrases('The answer must contain each of these.'),
    matchesOne: phrases('The answer must equal one of these.'),
    containsNone: phrases('The answer must contain none of these.'),
  })
  .superRefine((lesson, context) => {
    if (!lesson.containsAll && !lesson.matchesOne && !lesson.containsNone)
      context.addIssue({ code: 'custom', message: 'needs containsAll, matchesOne or containsNone' });
  })
  .describe('A question with a typed answer.');
