import { z } from 'zod';
import { filledText } from '../../content/fields';
import { failure, success } from '../../grading';
import { judgeText } from '../../texts/judge';
import { runText } from '../../texts/runs';
import { AnswerRefused, type LessonTypeDefinition, lessonBase, type OwnFields } from '../lesson-type';
import { typeTranslation } from '../translation';
import { checkboxesIn } from './checkboxes';

const ManualLessonFile = z
  .strictObject({
    ...lessonBase,
    type: z.literal('type_manual'),
    checkAll: z
      .boolean()
      .optional()
      .describe('Learners have to check every box of the text before they can mark the lesson as done.'),
    done: z
      .string()
      .regex(/\S/, { error: 'must not be empty' })
      .optional()
      .describe('Shown once the lesson is done, in Markdown.'),
  })
  .describe('Something to read, or to do away from the screen. The learner marks it as done.');

type ManualData = OwnFields<typeof ManualLessonFile> & {
  /** The boxes of lesson.md, as the author left them. */
  checkboxes: boolean[];
};

/** `type_manual`: the learner says that it's done; nothing is judged but the boxes. */
export const manual: LessonTypeDefinition<ManualData, { kind: 'manual'; checks: boolean[] }> = {
  file: ManualLessonFile,
  folders: [],
  needsAssignment: false,
  readFiles(folder) {
    const checkboxes = checkboxesIn(folder.prose);
    const { checkAll } = (folder.fields ?? {}) as { checkAll?: unknown };
    if (checkAll === true && checkboxes.length === 0)
      folder.reportField(['checkAll'], '"checkAll" has nothing to check: lesson.md has no "- [ ]" boxes');
    return { checkboxes };
  },
  present: ({ checkboxes, checkAll = false }) => ({
    LessonDataManual: { Checkboxes: checkboxes, CheckAll: checkAll },
  }),
  presentSolution: () => ({}),
  readAnswer(_data, { Checks: checks }) {
    if (!checks) throw new AnswerRefused(runText('answer.nothing'));
    return { kind: 'manual', checks };
  },
  presentAnswer: () => ({}),
  grade(_runner, { data, answer }) {
    const open = data.checkboxes.filter((_, at) => answer.checks[at] !== true).length;
    if (!data.checkAll || open === 0) return success(judgeText('verdict.done'));
    return failure(judgeText('verdict.unchecked', { count: open }));
  },
  presentGrade: ({ verdict }, { done = null }) => ({ Explanation: verdict === 'success' ? done : null }),
  translation: typeTranslation(
    { done: filledText.optional() },
    { originals: ({ done }) => ({ done }), apply: (data, texts) => ({ ...data, ...texts }) },
  ),
};
