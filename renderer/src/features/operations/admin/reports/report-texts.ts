import { t } from '@lingui/core/macro';
import type { Report } from '@web/api';

type Status = Report['status'];

export const KIND_NAMES: Record<Report['kind'], string> = {
  lesson: t({ message: 'Lesson', context: 'what a report is about' }),
  spellbook: t`Spellbook`,
  review: t({ message: 'Course', context: 'what a report is about' }),
};

export const STATUS_NAMES: Record<Status, string> = {
  new: t({ message: 'New', context: 'state of a report' }),
  read: t({ message: 'Read', context: 'state of a report, it was read' }),
  done: t({ message: 'Done', context: 'state of a report' }),
};

export const MARK_AS: Record<Status, string> = {
  new: t`Mark as new`,
  read: t`Mark as read`,
  done: t`Mark as done`,
};
