import { accountExamples } from './account';
import { adminExamples } from './admin';
import { authExamples } from './auth';
import { catalogExamples } from './catalog';
import type { AllExamples } from './example';
import { gameExamples } from './game';
import { lessonExamples } from './lessons';
import { moderationExamples } from './moderation';
import { notificationExamples } from './notifications';
import { signInExamples } from './sign-in';
import { siteExamples } from './site';
import { socialExamples } from './social';
import { trainingExamples } from './training';

export type { Example, World } from './example';

/** A successful call of each endpoint. A new endpoint doesn't compile until it has one. */
export const EXAMPLES: AllExamples = {
  ...siteExamples,
  ...adminExamples,
  ...moderationExamples,
  ...authExamples,
  ...signInExamples,
  ...accountExamples,
  ...catalogExamples,
  ...lessonExamples,
  ...gameExamples,
  ...notificationExamples,
  ...socialExamples,
  ...trainingExamples,
};
