import { Trans } from '@lingui/react/macro';
import type { AdminUser } from '@web/api';
import { dateFormat } from '@web/i18n';
import { Badge } from '@web/ui/Badge';

const DATE = dateFormat({ dateStyle: 'medium' });

/** What's special about an account. */
export function AccountBadges({
  account: { isAdmin, suspendedAt, eraseAt },
}: {
  account: Pick<AdminUser, 'isAdmin' | 'suspendedAt' | 'eraseAt'>;
}) {
  const date = eraseAt === null ? '' : DATE.format(new Date(eraseAt));
  return (
    <>
      {isAdmin && (
        <Badge>
          <Trans>Admin</Trans>
        </Badge>
      )}
      {suspendedAt !== null && eraseAt === null && (
        <Badge tone="danger">
          <Trans>Suspended</Trans>
        </Badge>
      )}
      {eraseAt !== null && (
        <Badge tone="danger">
          <Trans>Deleted on {date}</Trans>
        </Badge>
      )}
    </>
  );
}
