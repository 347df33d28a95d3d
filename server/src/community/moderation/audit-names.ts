import type { AuditAction } from '@shared/contracts';
import type { ModerationAction, ReportKind } from '@shared/rules/moderation';

const NAMES: Record<Exclude<ModerationAction, 'clear'>, AuditAction> = {
  hide: 'hide-review',
  approve: 'approve-review',
  dismiss: 'dismiss-reports',
  suspend: 'suspend',
  'sign-out': 'sign-out',
  delete: 'delete-account',
};

/** As the log calls what an admin did. */
export function auditNameOf(action: ModerationAction, kind: ReportKind | null): AuditAction {
  if (action !== 'clear') return NAMES[action];
  return `clear-${kind as Exclude<ReportKind, 'review'>}`;
}
