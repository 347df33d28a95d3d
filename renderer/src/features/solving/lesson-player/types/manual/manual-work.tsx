import { t } from '@lingui/core/macro';
import type { Work } from '@web/api';
import { LessonText } from '@web/features/learning/lesson-text';
import { CircleCheck } from '@web/ui/icons';
import { dataOf, type LessonWork, type OpenLesson, type WorkContext } from '../lesson-work';
import type { BoxCount } from './box-count';
import { ManualPane } from './ManualPane';

/** Something to read, or to do away from the screen: the text takes all the room, and the work is a bar below it. */
export const openManual: OpenLesson = ({ lesson, checks, clearResult }: WorkContext): LessonWork => {
  const { checkboxes, checkAll } = dataOf(lesson, 'lessonDataManual');
  const states = () => checkboxes.map((initial, at) => checks.isChecked(at) ?? initial);
  const count: BoxCount = {
    get checked() {
      return states().filter(Boolean).length;
    },
    total: checkboxes.length,
  };
  const nothing: Work = { answer: null, starter: null };
  return {
    panes: {
      work: {
        label: t`Done`,
        icon: <CircleCheck />,
        content: <ManualPane count={count} mustCheckAll={checkAll} />,
      },
    },
    layout: 'below',
    submitLabel: t`Mark as done`,
    hasNoSolution: true,
    // The boxes are stored with the text.
    synced: { work: nothing, isStored: true, restore: clearResult, reread: () => {} },
    keptText: t`What you checked will be right here.`,
    get canSubmit() {
      return !checkAll || count.checked === count.total;
    },
    answer: () => ({ checks: states() }),
    setOwner: () => {},
    renderResult: ({ explanation }) => explanation && <LessonText>{explanation}</LessonText>,
    renderSolution: () => null,
  };
};
