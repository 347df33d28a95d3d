import type { SubmissionReply } from '@web/api';
import { Button } from '@web/ui/Button';
import { Spinner } from '@web/ui/Spinner';
import { UiLink } from '@web/ui/UiLink';
import { CircleAlert, Info, OctagonX, RefreshCw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { lessonLinks } from '../navigation';
import { usePlayer } from '../usePlayer';
import styles from './SubmissionView.module.css';
import { Success } from './success/Success';
import { WaitingSubmission } from './WaitingSubmission';

const Failure = observer(function Failure({ reply }: { reply: SubmissionReply }) {
  const { work } = usePlayer();
  return (
    <div className={styles.panel} data-result="failure">
      <p className={styles.heading}>
        <OctagonX aria-hidden="true" />
        <span>{reply.resultMessage || 'Not quite yet.'}</span>
      </p>
      {work.renderResult(reply)}
    </div>
  );
});

/** There's no verdict, and nothing counts against the learner. */
const NoVerdict = observer(function NoVerdict({ heading, text }: { heading: string; text: string }) {
  const player = usePlayer();
  return (
    <div className={styles.panel} data-result="unjudged">
      <p className={styles.heading}>
        <CircleAlert aria-hidden="true" />
        {heading}
      </p>
      <p>{text}</p>
      <Button icon={<RefreshCw />} onClick={() => player.submit()}>
        Submit again
      </Button>
    </div>
  );
});

/** The result of the last submission; after a success the next step comes first. */
export const SubmissionView = observer(function SubmissionView() {
  const { submission, lesson, isWaiting } = usePlayer();
  const { reply, error, isJudging } = submission;
  if (isJudging) {
    return (
      <p className={styles.judging}>
        <Spinner /> Checking your answer…
      </p>
    );
  }
  if (isWaiting) return <WaitingSubmission />;
  if (error) return <NoVerdict heading="Not submitted yet" text={error} />;
  if (!reply) return null;
  switch (reply.resultSlug) {
    case 'success':
      return <Success reply={reply} />;
    case 'failure':
      return <Failure reply={reply} />;
    case 'system-error':
      return (
        <NoVerdict
          heading="Our checker hit a problem, not your code. Please submit again."
          text={`${reply.resultMessage} This attempt doesn’t count.`.trim()}
        />
      );
    case 'noop':
      return (
        <div className={styles.panel}>
          <p className={styles.heading}>
            <Info aria-hidden="true" />
            {reply.resultMessage || 'There was nothing to check.'}
          </p>
          <UiLink href={lessonLinks(lesson).continueTo}>Continue</UiLink>
        </div>
      );
  }
});
