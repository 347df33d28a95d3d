import type { Review } from '@web/api';
import { inOwnLanguage } from '@web/i18n';

/** Who wrote a review; a learner whose account is gone has no name. */
export const authorName = ({ firstName, firstNameText, lastName }: Review): string =>
  `${inOwnLanguage(firstName, firstNameText)} ${lastName}`.trim();
