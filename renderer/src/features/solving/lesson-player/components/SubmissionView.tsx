import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LessonText } from '@web/features/learning/lesson-text';
import { inOwnLanguage } from '@web/i18n';
import { Info } from '@web/ui/icons';
import { Spinner } from '@web/ui/Spinner';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { lessonLinks } from '../navigation';
import { usePlayer } from '../usePlayer';
import { Failure } from './failure/Failure';
import { NoVerdict } from './failure/NoVerdict';
import { PracticeFailure } from './failure/PracticeFailure';
import styles from './SubmissionView.module.css';
import { Success } from './success/Success';
import { WaitingSubmission } from './WaitingSubmission';

/** What the judge has written about the answer so far. Screen readers hear the result once it's complete. */
function WrittenSoFar({ text }: { text: string }) {
  return (
    <div className={styles.panel} aria-busy="true">
      <p className={styles.heading}>
        <Spinner /> <Trans>Reading your answer…</Trans>
      </p>
      <LessonText>{text}</LessonText>
    </div>
  );
}

/** The result of the last submission; after a success the next step comes first. */
export const SubmissionView = observer(function SubmissionView() {
  const { submission, lesson, work, offline } = usePlayer();
  const { reply, error, isJudging } = submission;
  if (isJudging && submission.text !== '') return <WrittenSoFar text={submission.text} />;
  if (isJudging) {
    return (
      <p className={styles.judging}>
        <Spinner /> <Trans>Checking your answer…</Trans>
      </p>
    );
  }
  if (offline.failed) return <PracticeFailure />;
  if (offline.isWaiting) return <WaitingSubmission />;
  if (error) return <NoVerdict heading={t`Not submitted yet`} text={error} />;
  if (!reply) return null;
  const message = inOwnLanguage(reply.resultMessage, reply.resultMessageText);
  switch (reply.resultSlug) {
    case 'success':
      return <Success reply={reply} />;
    case 'failure':
      return <Failure reply={reply} />;
    case 'system-error':
      return (
        <NoVerdict
          heading={t`Our checker hit a problem, not your code. Please submit again.`}
          text={t`${message} This attempt doesn’t count.`.trim()}
        />
      );
    case 'noop':
      return (
        <div className={styles.panel}>
          <p className={styles.heading}>
            <Info aria-hidden="true" />
            {message || t`There was nothing to check.`}
          </p>
          {reply.structuredErrCli || lesson.lessonDataGithubChecks ? (
            work.renderResult(reply)
          ) : (
            <UiLink href={lessonLinks(lesson).continueTo}>
              <Trans>Continue</Trans>
            </UiLink>
          )}
        </div>
      );
  }
});
