import { t } from '@lingui/core/macro';
import type { ConnectionStatus } from '@web/stores';

const TEXTS: Record<ConnectionStatus, string> = {
  offline: t`Will be submitted when you’re back online`,
  unreachable: t`Will be submitted when the server answers`,
  online: t`Submitting your answer…`,
};

/** What happens next to an answer that couldn't be submitted yet. */
export const waitingText = (status: ConnectionStatus): string => TEXTS[status];
