import type { LessonChecks } from '@shared/contracts';
import type { CheckedLesson } from './lesson-checks';

export const presentLessonChecks = ({
  account,
  repository,
  url,
  checks,
  problem,
}: CheckedLesson): LessonChecks => ({
  Account: account && { Login: account.login, URL: account.url },
  Repository: repository,
  URL: url,
  Checks: checks,
  Problem: problem?.english ?? null,
  ProblemText: problem?.reference,
});
