import { DomainError } from '@server/platform/errors';
import { MAX_DRAFT_BYTES } from '@shared/contracts';
import { text } from '@shared/texts';

export const draftTooLarge = () =>
  new DomainError('too-large', text('drafts.too-large', { count: MAX_DRAFT_BYTES / 1024 }));
