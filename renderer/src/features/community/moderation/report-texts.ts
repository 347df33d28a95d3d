import { t } from '@lingui/core/macro';
import type { ReportKind, ReportReason } from '@shared/rules/moderation';

/** What can be reported. */
export const KIND_NAMES: Record<ReportKind, string> = {
  review: t({ message: 'Review', context: 'noun, something that can be reported' }),
  name: t({ message: 'Name', context: 'somebody’s, something that can be reported' }),
  handle: t({ message: 'Handle', context: 'somebody’s, something that can be reported' }),
  bio: t({ message: 'Bio', context: 'somebody’s, something that can be reported' }),
  picture: t({ message: 'Picture', context: 'somebody’s, something that can be reported' }),
};

/** What's wrong with it. */
export const REASON_NAMES: Record<ReportReason, string> = {
  spam: t`Spam or advertising`,
  harassment: t`Insults or harassment`,
  hate: t`Hate or threats`,
  sexual: t`Sexual or violent`,
  impersonation: t`Pretends to be somebody else`,
  privacy: t`Shows somebody’s private data`,
  other: t`Something else`,
};
