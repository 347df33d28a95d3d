import { z } from 'zod';
import { filledText } from '../../content/fields';
import type { InterviewReview as PresentedReview } from '../../contracts';
import { MAX_INPUT_LENGTH } from '../../contracts/solving/submissions';
import { failure, type InterviewReview, type PointReview, success } from '../../grading';
import { resultText } from '../../texts/lesson-results';
import { runText } from '../../texts/runs';
import type { Text } from '../../texts/text';
import { AnswerRefused, type LessonTypeDefinition, lessonBase, type OwnFields } from '../lesson-type';
import { byPlace, typeTranslation } from '../translation';
import { embeddedInterviewer, reviewPoint } from './embedded-interviewer';
import { ownWords } from './own-words';
import { SolutionPoints, TranslatedPoints } from './points';

const InterviewLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_interview_question'),
    question: filledText.describe('The question, in Markdown.'),
    solutionPoints: SolutionPoints,
    pointsToPass: z
      .int({ error: 'must be a whole number' })
      .min(1, { error: 'must be at least 1' })
      .optional()
      .describe('How many points pass; one that is partly made counts half. Without it, all of them.'),
    goodAnswer: filledText.describe('An answer that passes, as a learner might say it.'),
    weakAnswers: z
      .array(filledText)
      .min(1, { error: 'must list at least one answer' })
      .describe('Answers that have to fail, such as one with the right words and the wrong idea.'),
  })
  .superRefine(({ pointsToPass = 1, solutionPoints }, context) => {
    if (pointsToPass > solutionPoints.length)
      context.addIssue({
        code: 'custom',
        path: ['pointsToPass'],
        message: `is more than the ${solutionPoints.length} points of the lesson`,
      });
  })
  .describe('A question to answer in one’s own words, judged by the points that the answer makes.');

type InterviewData = OwnFields<typeof InterviewLessonFile>;
type InterviewAnswer = { kind: 'interview'; text: string };

/** `type_interview_question`: an answer in the learner's own words, judged by the points that it makes. */
export const interviewQuestion: LessonTypeDefinition<InterviewData, InterviewAnswer> = {
  file: InterviewLessonFile,
  folders: [],
  needsAssignment: false,
  present: (data) => ({
    LessonDataInterviewQuestion: {
      Question: data.question,
      NumPoints: data.solutionPoints.length,
      NumToPass: numToPass(data),
      MaxLength: MAX_INPUT_LENGTH,
    },
  }),
  presentSolution: ({ solutionPoints }) => ({
    SolutionPoints: solutionPoints.map(({ point, explanation }) => ({
      Sentence: point,
      Explanation: explanation,
    })),
  }),
  readAnswer(_data, { Input: text }) {
    if (text === undefined) throw new AnswerRefused(runText('answer.own-words'));
    return { kind: 'interview', text };
  },
  presentAnswer: ({ text }) => ({ TextInput: text }),
  async grade(_runner, { data, answer, interviewer = embeddedInterviewer, courseTexts, userId, onText }) {
    const { question, solutionPoints: points } = data;
    const own = ownWords(answer.text, data, numToPass(data), (await courseTexts?.()) ?? []);
    if ('refusal' in own) {
      onText?.(`${own.refusal.english}\n`);
      return failure(own.refusal);
    }
    const task = { question, points, answer: own.text, userId };
    const interview = await interviewer.review(task, (review, { point }) => onText?.(spoken(review, point)));
    const count = score(interview);
    const needed = numToPass(data);
    const message = messageFor(count, needed, points.length, own.isPartlyCopied);
    onText?.(`${message.english}\n`);
    return count >= needed ? success(message, { interview }) : failure(message, { interview });
  },
  presentGrade: ({ verdict, interview }, data) => ({
    Interview: interview && presentReview(interview, data, verdict === 'success'),
  }),
  /** The embedded judge has to agree with the author. */
  findProblems(data) {
    const points = (answer: string) => {
      const own = ownWords(answer, data, numToPass(data), []);
      return data.solutionPoints.map((point) => reviewPoint(point, 'text' in own ? own.text : ''));
    };
    const passes = (answer: string) => score({ points: points(answer) }) >= numToPass(data);
    const missing = points(data.goodAnswer)
      .map(({ verdict }, at) => (verdict === 'covered' ? null : `${at + 1} (${verdict})`))
      .filter((text) => text !== null);
    return [
      ...(passes(data.goodAnswer)
        ? []
        : [`the goodAnswer fails: it doesn’t cover the points ${missing.join(', ')}`]),
      ...data.weakAnswers
        .filter(passes)
        .map((answer) => `the weak answer ${JSON.stringify(answer.trim().slice(0, 60))} passes`),
    ];
  },
  translation: typeTranslation(
    {
      question: filledText.optional(),
      solutionPoints: TranslatedPoints.optional(),
      goodAnswer: filledText.optional(),
      weakAnswers: z.array(filledText).optional(),
    },
    {
      originals: ({ question, solutionPoints, goodAnswer, weakAnswers }) => ({
        question,
        solutionPoints,
        goodAnswer,
        weakAnswers,
      }),
      apply: (data, { solutionPoints, ...texts }) => ({
        ...data,
        ...texts,
        // Learners may answer in either language.
        solutionPoints: byPlace(data.solutionPoints, solutionPoints, (point, text) => ({
          ...text,
          said: byPlace(point.said, text.said, (phrases, more) => [...more, ...phrases]),
        })),
      }),
    },
  ),
};

const numToPass = ({ pointsToPass, solutionPoints }: InterviewData) => pointsToPass ?? solutionPoints.length;

const WORTH = { covered: 1, partly: 0.5, missed: 0 } as const;
const score = ({ points }: Pick<InterviewReview, 'points'>) =>
  points.reduce((sum, { verdict }) => sum + WORTH[verdict], 0);

const countText = (count: number) => {
  const whole = Math.floor(count);
  return count === whole ? String(whole) : `${whole || ''}½`;
};

function messageFor(count: number, needed: number, total: number, isPartlyCopied: boolean): Text {
  if (count >= total)
    return total === 1 ? resultText('interview.one-made') : resultText('interview.all-made', { total });
  const made = countText(count);
  if (count >= needed) return resultText('interview.passed', { made, total });
  const sentence = resultText('interview.failed', { made, total: needed });
  return isPartlyCopied ? resultText('interview.partly-copied', { sentence }) : sentence;
}

const TITLES = { covered: 'Covered', partly: 'Partly there', missed: 'Not yet' } as const;

/** A point as text, for the stream. Points that the answer doesn't cover aren't given away. */
function spoken({ verdict, said, comment }: PointReview, sentence: string): string {
  const quote = said === null ? '' : `\n\n> ${said}`;
  const point = verdict === 'covered' ? ` ${sentence}` : '';
  return `**${TITLES[verdict]}.**${point}${quote}\n\n${comment.trim()}\n\n`;
}

/** After a success, every point is explained; after a failure, only those that the answer covers. */
function presentReview(
  { judge, points }: InterviewReview,
  { solutionPoints }: InterviewData,
  isSolved: boolean,
): PresentedReview {
  return {
    Judge: judge,
    Points: points.map(({ verdict, said, comment, commentText }, at) => {
      // The lesson may have changed since.
      const { point, explanation } = solutionPoints[at] ?? { point: null, explanation: comment };
      const isExplained = isSolved || verdict === 'covered';
      return {
        Verdict: verdict,
        Sentence: isExplained ? point : null,
        Said: said,
        ...(isSolved && verdict !== 'covered'
          ? { Comment: explanation }
          : { Comment: comment, CommentText: commentText }),
      };
    }),
  };
}
