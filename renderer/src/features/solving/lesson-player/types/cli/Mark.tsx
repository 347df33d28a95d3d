import { t } from '@lingui/core/macro';
import type { Verdict } from '@shared/lesson-types/cli/verdicts';
import { Circle, CircleCheck, CircleX } from '@web/ui/icons';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';

const MARKS = {
  passed: { Icon: CircleCheck, text: t`Passed: ` },
  failed: { Icon: CircleX, text: t`Failed: ` },
  unknown: { Icon: Circle, text: '' },
} as const;

/** A verdict as an icon, and in words for screen readers. */
export function Mark({ verdict }: { verdict: Verdict }) {
  const { Icon, text } = MARKS[verdict];
  return (
    <>
      <Icon aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </>
  );
}
