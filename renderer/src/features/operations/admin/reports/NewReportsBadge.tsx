import { Trans } from '@lingui/react/macro';
import { formatNumber } from '@web/i18n';
import { Badge } from '@web/ui/Badge';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';

/** On the tab: how many reports nobody has read. */
export function NewReportsBadge({ count }: { count: number }) {
  if (count === 0) return null;
  const number = formatNumber(count);
  return (
    <Badge tone="ember">
      <Trans>
        {number} <VisuallyHidden>new</VisuallyHidden>
      </Trans>
    </Badge>
  );
}
