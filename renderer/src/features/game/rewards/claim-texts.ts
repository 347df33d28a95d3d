import { t } from '@lingui/core/macro';

export const CLAIM_TEXTS = {
  already: t`You have already claimed your reward!`,
  failed: t`Couldn't claim reward. Please try again later.`,
  reviewed: t`Review submitted successfully!`,
} as const;
