import type { SubmissionReply } from '@web/api';
import { Badge } from '@web/ui/Badge';
import { Button, ButtonLink } from '@web/ui/Button';
import { Spinner } from '@web/ui/Spinner';
import { UiLink } from '@web/ui/UiLink';
import { ArrowRight, CircleAlert, CircleCheck, Info, OctagonX, RefreshCw, Sparkles } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { lessonLinks } from '../navigation';
import { useCourse } from '../useCourse';
import { usePlayer } from '../usePlayer';
import styles from './SubmissionView.module.css';
import { WaitingSubmission } from './WaitingSubmission';

/** What to do after a success: most importantly, continue. */
const ContinueLink = observer(function ContinueLink() {
  const { lesson } = usePlayer();
  const course = useCourse(lesson);
  const link = useRef<HTMLDivElement>(null);
  const { next, continueTo } = lessonLinks(lesson);
  const left = course?.chapters
    .flatMap((each) => each.lessons)
    .filter((each) => !each.isComplete && each.uuid !== lesson.uuid);
  const isWhole = next === null && left?.length === 0;

  useEffect(() => {
    // Only when nobody is typing: moving the focus away from the editor would send the next keys elsewhere.
    const active = document.activeElement;
    if (!active || active === document.body || active.closest('button'))
      link.current?.querySelector('a')?.focus();
  }, []);

  const label = next ? 'Continue' : isWhole ? 'Course complete' : 'Back to the course';
  return (
    <div ref={link} className={styles.continueTo}>
      <ButtonLink href={continueTo} variant="primary" size="lg" icon={<ArrowRight />}>
        {label}
      </ButtonLink>
      {next === null && !isWhole && left && left.length > 0 && (
        <p className={styles.quiet}>
          This was the last lesson. {left.length === 1 ? 'One lesson is' : `${left.length} lessons are`} still
          unfinished.
        </p>
      )}
    </div>
  );
});

const Success = observer(function Success({ reply }: { reply: SubmissionReply }) {
  const { work } = usePlayer();
  const { xpReward, resultMessage } = reply;
  return (
    <div className={styles.panel} data-result="success">
      <ContinueLink />
      <p className={styles.heading}>
        <CircleCheck aria-hidden="true" />
        {resultMessage || 'Correct!'}
        {xpReward > 0 && (
          <Badge tone="gold" icon={<Sparkles />}>
            +{xpReward} XP
          </Badge>
        )}
      </p>
      {work.renderResult(reply)}
    </div>
  );
});

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
