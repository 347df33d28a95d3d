import { z } from 'zod';
import { filledText, refuseRepeats } from '../../content/fields';
import { failure, type Grade, success } from '../../grading';
import { judgeText } from '../../texts/judge';
import { runText } from '../../texts/runs';
import { AnswerRefused, type LessonTypeDefinition, lessonBase, type OwnFields } from '../lesson-type';
import { questionFields, questionLesson, translatedQuestion } from '../question/question-lesson';
import { byPlace, typeTranslation } from '../translation';

const phrases = (meaning: string) =>
  z.array(filledText.trim()).min(1, { error: 'must list at least one text' }).optional().describe(meaning);

const WrongAnswer = z.strictObject({
  answer: filledText.trim(),
  why: filledText.trim().describe('Shown to a learner who gives this answer, in Markdown.'),
});

const TextInputLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_text_input'),
    ...questionFields,
    containsAll: phrases('The answer must contain each of these.'),
    matchesOne: phrases('The answer must equal one of these.'),
    containsNone: phrases('The answer must contain none of these.'),
    wrong: z
      .array(WrongAnswer)
      .min(1, { error: 'must list at least one answer' })
      .superRefine((wrong, context) =>
        refuseRepeats(
          wrong.map(({ answer }) => normalizeAnswer(answer)),
          context,
        ),
      )
      .optional()
      .describe('Wrong answers to expect, and why they are wrong.'),
  })
  .superRefine((lesson, context) => {
    if (!lesson.containsAll && !lesson.matchesOne && !lesson.containsNone)
      context.addIssue({ code: 'custom', message: 'needs containsAll, matchesOne or containsNone' });
  })
  .describe('A question with a typed answer.');

type TextInputData = OwnFields<typeof TextInputLessonFile> & {
  /** Right answers in other languages, from the translations. */
  alsoRight?: string[];
};

/** `type_text_input`: a typed answer, compared without regard to case and surrounding spaces. */
export const textInput: LessonTypeDefinition<TextInputData, { kind: 'text'; text: string }> = {
  ...questionLesson,
  file: TextInputLessonFile,
  present: ({ question }) => ({ LessonDataTextInput: { Question: question } }),
  presentSolution: ({ containsAll = [], containsNone = [], matchesOne = [], alsoRight = [] }) => ({
    TextInput: {
      ContainsAll: containsAll,
      ContainsNone: containsNone,
      MatchesOne: [...matchesOne, ...alsoRight],
    },
  }),
  readAnswer(_data, { TextInput: text }) {
    if (text === undefined) throw new AnswerRefused(runText('answer.type'));
    return { kind: 'text', text };
  },
  presentAnswer: ({ text }) => ({ TextInput: text }),
  grade: (_runner, { data, answer }) => gradeTextInput(data, answer.text),
  /** Answers that the author calls correct must be judged correct, and those called wrong wrong. */
  findProblems(data) {
    const answers = data.matchesOne ?? (data.containsAll ? [data.containsAll.join(' ')] : []);
    const isRight = (answer: string) => gradeTextInput(data, answer).verdict === 'success';
    return [
      ...answers
        .filter((answer) => !isRight(answer))
        .map((answer) => `the right answer "${answer}" is judged wrong: the lists contradict each other`),
      ...(data.wrong ?? [])
        .filter(({ answer }) => isRight(answer))
        .map(({ answer }) => `the wrong answer "${answer}" is judged right`),
    ];
  },
  translation: typeTranslation(
    {
      ...translatedQuestion,
      wrong: z.array(z.strictObject({ why: WrongAnswer.shape.why })).optional(),
      alsoRight: phrases('Further right answers, in the other language. They’re right in every language.'),
    },
    {
      originals: ({ question, explanation, wrong }) => ({
        question,
        explanation,
        ...(wrong && { wrong: wrong.map(({ why }) => ({ why })) }),
      }),
      apply: (data, { wrong, alsoRight: _, ...texts }) => ({
        ...data,
        ...texts,
        ...(data.wrong && { wrong: byPlace(data.wrong, wrong, (one, { why }) => ({ ...one, why })) }),
      }),
    },
  ),
};

/** Ignores case, surrounding whitespace, and the kind and amount of whitespace in between. */
function normalizeAnswer(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** All given rules must hold; missing lists require nothing. */
export function gradeTextInput(
  {
    containsAll = [],
    containsNone = [],
    matchesOne = [],
    wrong = [],
    alsoRight = [],
  }: Partial<TextInputData>,
  input: string,
): Grade {
  const given = normalizeAnswer(input);
  if (given === '') return failure(judgeText('verdict.no-answer'));
  const holds = (part: string) => given.includes(normalizeAnswer(part));
  const isGiven = (text: string) => normalizeAnswer(text) === given;
  const right =
    containsAll.every(holds) &&
    !containsNone.some(holds) &&
    (matchesOne.length === 0 || matchesOne.some(isGiven));
  if (right || alsoRight.some(isGiven)) return success(judgeText('verdict.correct'));
  const why = wrong.find(({ answer }) => normalizeAnswer(answer) === given)?.why;
  return failure(judgeText('verdict.not-quite'), why === undefined ? {} : { explanation: why });
}
