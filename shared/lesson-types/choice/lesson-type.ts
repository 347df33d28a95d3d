import { z } from 'zod';
import { filledText, refuseRepeats } from '../../content/fields';
import { failure, success } from '../../grading';
import { judgeText } from '../../texts/judge';
import { runText } from '../../texts/runs';
import { AnswerRefused, type LessonTypeDefinition, lessonBase, type OwnFields } from '../lesson-type';
import { questionFields, questionLesson, translatedQuestion } from '../question/question-lesson';
import { byPlace, typeTranslation } from '../translation';

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

const textOf = (choice: StoredChoice) => (typeof choice === 'string' ? choice : choice.text);

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

/** A choice as it's stored: `text` is what answers refer to, and `shown` is how another language says it. */
type StoredChoice = string | { text: string; why?: string; shown?: string };
type ChoiceData = Omit<OwnFields<typeof ChoiceLessonFile>, 'choices'> & { choices: StoredChoice[] };

const shownText = (choice: StoredChoice) =>
  typeof choice === 'string' ? choice : (choice.shown ?? choice.text);
const find = (choices: readonly StoredChoice[], text: string | undefined) =>
  choices.find((choice) => textOf(choice) === text) ?? choices.find((choice) => shownText(choice) === text);
const shownFor = (choices: readonly StoredChoice[], text: string): string => {
  const choice = find(choices, text);
  return choice === undefined ? text : shownText(choice);
};

/** `type_choice`: one correct choice out of several. */
export const choice: LessonTypeDefinition<ChoiceData, { kind: 'choice'; choice: string }> = {
  ...questionLesson,
  file: ChoiceLessonFile,
  present: ({ question, choices }) => ({
    LessonDataChoice: { Question: question, Choices: choices.map(shownText) },
  }),
  presentSolution: ({ answer, choices }) => ({ Answer: shownFor(choices, answer) }),
  readAnswer({ choices }, { Choice: chosen }) {
    if (chosen === undefined) throw new AnswerRefused(runText('answer.pick'));
    const choice = find(choices, chosen);
    if (choice === undefined) throw new AnswerRefused(runText('answer.not-a-choice'));
    return { kind: 'choice', choice: textOf(choice) };
  },
  presentAnswer: ({ choice }, data) => ({
    Choice: data && choice !== undefined ? shownFor(data.choices, choice) : choice,
  }),
  grade(_runner, { data, answer }) {
    if (answer.choice === data.answer) return success(judgeText('verdict.correct'));
    const choice = data.choices.find((each) => textOf(each) === answer.choice);
    const why = typeof choice === 'object' ? choice.why : undefined;
    return why === undefined
      ? failure(judgeText('verdict.another-choice'))
      : failure(judgeText('verdict.not-that-one'), { explanation: why });
  },
  translation: typeTranslation(
    {
      ...translatedQuestion,
      choices: z
        .array(Choice)
        .superRefine((all, context) => refuseRepeats(all.map(textOf), context))
        .optional(),
    },
    {
      originals: ({ question, explanation, choices }) => ({ question, explanation, choices }),
      apply: (data, { choices, ...texts }) => ({
        ...data,
        ...texts,
        choices: byPlace(data.choices, choices, translateChoice),
      }),
    },
  ),
};

const translateChoice = (original: StoredChoice, text: Choice): StoredChoice => ({
  ...(typeof original === 'object' && { why: original.why }),
  ...(typeof text === 'object' && { why: text.why }),
  text: textOf(original),
  shown: textOf(text),
});
