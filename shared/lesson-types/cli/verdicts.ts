import type { SubmissionReply } from '../../contracts';
import type { CamelCase } from '../../contracts/camel-case';

export type Verdict = 'passed' | 'failed' | 'unknown';

/** How the last submission went, as far as it can tell: nothing after the first failure was judged. */
export class Verdicts {
  constructor(
    private readonly reply: Pick<CamelCase<SubmissionReply>, 'resultSlug' | 'structuredErrCli'> | null,
  ) {}

  ofStep(step: number): Verdict {
    const failure = this.reply?.structuredErrCli;
    if (this.reply?.resultSlug === 'success') return 'passed';
    if (!failure || step > failure.failedStepIndex) return 'unknown';
    return step < failure.failedStepIndex ? 'passed' : 'failed';
  }

  ofTest(step: number, test: number): Verdict {
    const verdict = this.ofStep(step);
    const failed = this.reply?.structuredErrCli?.failedTestIndex;
    if (verdict !== 'failed' || failed === undefined) return verdict;
    if (test === failed) return 'failed';
    return test < failed ? 'passed' : 'unknown';
  }
}
