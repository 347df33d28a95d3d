import type { ModerationAction } from '@shared/rules/moderation';
import type { ModerationCase } from '@web/api';

/** What can be done about it now, the most likely first. */
export function actionsFor({
  kind,
  review,
  current,
}: Pick<ModerationCase, 'kind' | 'review' | 'current'>): ModerationAction[] {
  if (kind !== 'review') return current === null ? ['dismiss'] : ['clear', 'dismiss'];
  if (review?.visibility === 'waiting') return ['approve', 'hide'];
  return review?.visibility === 'public' ? ['hide', 'dismiss'] : ['dismiss'];
}

/** Whether what was reported is still there. A picture's address says nothing about what's on it. */
export function stateOf({
  kind,
  current,
  snapshots,
}: Pick<ModerationCase, 'kind' | 'current' | 'snapshots'>): 'same' | 'changed' | 'gone' {
  if (current === null) return 'gone';
  return kind !== 'picture' && snapshots.at(-1) === current ? 'same' : 'changed';
}
