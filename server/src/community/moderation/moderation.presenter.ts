import { presentUser } from '@server/operations/admin';
import { ZERO_TOTALS } from '@server/people/users';
import type { ModerationCase, ModerationDecision } from '@shared/contracts';
import { canUndo } from './can-undo';
import type { CaseView, Named } from './case-view';
import type { ModerationActionEntity } from './moderation-action.entity';

export const presentDecision = (
  { row, handle }: Named<ModerationActionEntity>,
  now: Date,
): ModerationDecision => ({
  UUID: row.id,
  CreatedAt: row.createdAt.toISOString(),
  Action: row.action,
  Kind: row.kind,
  Reason: row.reason,
  AdminHandle: handle,
  UndoneAt: row.undoneAt?.toISOString() ?? null,
  CanUndo: canUndo(row, now),
});

export function presentCase(view: CaseView, now: Date): ModerationCase {
  const { entry, author, subject, course, reports, decisions } = view;
  const { UUID, Handle, FirstName, LastName, IsAdmin, SuspendedAt, EraseAt } = presentUser(
    author,
    ZERO_TOTALS,
  );
  const review = subject?.review;
  return {
    UUID: entry.id,
    CreatedAt: entry.createdAt.toISOString(),
    Kind: entry.kind,
    IsOpen: entry.closedAt === null,
    Snapshots: entry.snapshots.map((text) => shown(entry.kind, text)),
    Current: entry.kind === 'picture' ? author.profileImageUrl : (subject?.content ?? null),
    Review: review
      ? {
          CourseTitle: course?.title ?? null,
          CourseSlug: course?.slug ?? null,
          Rating: review.rating,
          Visibility: review.visibility,
        }
      : null,
    Author: { UUID, Handle, FirstName, LastName, IsAdmin, SuspendedAt, EraseAt },
    NumReports: view.numReports,
    Reports: reports.map(({ row, handle }) => ({
      CreatedAt: row.createdAt.toISOString(),
      Reason: row.reason,
      Note: row.note,
      Handle: handle,
    })),
    Decisions: decisions.map((decision) => presentDecision(decision, now)),
  };
}

const shown = (kind: ModerationCase['Kind'], snapshot: string): string =>
  kind === 'picture' ? `data:image/webp;base64,${snapshot}` : snapshot;
