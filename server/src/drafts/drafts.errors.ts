import { DomainError } from '@server/platform/errors';
import { MAX_DRAFT_BYTES } from '@shared/contracts';

export const draftTooLarge = () =>
  new DomainError(
    'too-large',
    `This is larger than ${MAX_DRAFT_BYTES / 1024} KB, so it can’t be saved to your account.`,
  );
