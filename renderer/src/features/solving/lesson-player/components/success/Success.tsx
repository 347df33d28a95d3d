import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LevelPlace } from '@shared/rules/levels';
import type { SubmissionReply } from '@web/api';
import { ReviewOffer } from '@web/features/community/reviews';
import { SpreeLine } from '@web/features/game/sharpshooter';
import { CertificateLink } from '@web/features/learning/certificates';
import { CalmCard, levelBrings, SuccessCard } from '@web/features/solving/submission-result';
import { inOwnLanguage } from '@web/i18n';
import { useStores } from '@web/stores';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { finishedCourse, milestones, nextStep } from '../../next-step';
import { useCourse } from '../../useCourse';
import { usePlayer } from '../../usePlayer';
import { BootsFace } from '../BootsFace';
import { GuestOffer } from '../GuestOffer';
import { NextButton } from './NextButton';
import { ResultMoments } from './ResultMoments';
import styles from './Success.module.css';
import { useNextInBar } from './useNextInBar';
import { useReveal } from './useReveal';
import { useStreakDay } from './useStreakDay';

/** Results that have been celebrated. Shown again, for example after the window was resized, nothing moves. */
const celebrated = new WeakSet<SubmissionReply>();

function useIsFirstTime(reply: SubmissionReply): boolean {
  const [isFirst] = useState(() => !celebrated.has(reply));
  useEffect(() => {
    celebrated.add(reply);
  }, [reply]);
  return isFirst;
}

const isZero = ({ level, xp }: LevelPlace) => level === 1 && xp === 0;

/** What to do next, unless the action bar has the button. A phone's bar has no room for the title. */
const Actions = observer(function Actions() {
  const { lesson, work } = usePlayer();
  const isPhone = useBreakpoint('phone');
  const isNextInBar = useNextInBar();
  const { label, note } = nextStep(lesson, useCourse(lesson));
  return (
    <>
      {isPhone && <p className={styles.note}>{label}</p>}
      {!isNextInBar && <NextButton />}
      <CertificateLink course={useCourse(lesson)} solved={lesson.uuid} />
      {work.renderActions?.()}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
});

/** An accepted answer: the celebration if it's the first, otherwise a calm card, and what the program printed. */
export const Success = observer(function Success({ reply }: { reply: SubmissionReply }) {
  const { work, lesson, submission } = usePlayer();
  const { user, session } = useStores();
  const course = useCourse(lesson);
  const isFirstTime = useIsFirstTime(reply);
  const card = useRef<HTMLDivElement>(null);
  useReveal(card);
  const message = inOwnLanguage(reply.resultMessage, reply.resultMessageText) || t`Correct!`;
  const { xpReward, xpBreakdown } = reply;
  // Every first success has a breakdown, even if it pays nothing because the solution was viewed.
  const isFirstSuccess = xpBreakdown.length > 0;
  const { isGuestResult } = submission;
  const finished = finishedCourse(lesson, course);
  const gain = isGuestResult ? undefined : user.gainOf(reply.submissionUuid);
  const streakDay = useStreakDay(reply, isGuestResult);
  return (
    <div className={styles.panel} data-result="success">
      <div ref={card} className={styles.card}>
        {isFirstSuccess ? (
          <SuccessCard
            message={message}
            xp={xpReward}
            lines={xpBreakdown}
            level={xpReward > 0 && !isGuestResult ? (gain ?? null) : undefined}
            brings={gain && levelBrings(gain.to.level, user.hidesCompetition)}
            streakDay={streakDay}
            milestones={milestones(lesson, course)}
            isFirstEver={isGuestResult ? lesson.previousLessonUuid === null : gain && isZero(gain.from)}
            isStill={!isFirstTime}
            face={<BootsFace isSuccess />}
            actions={<Actions />}
            footer={
              isGuestResult
                ? !session.isSignedIn && <GuestOffer xp={xpReward} />
                : finished && <ReviewOffer course={finished} />
            }
          />
        ) : (
          <CalmCard message={message} actions={<Actions />}>
            <Trans>You’ve already solved this lesson.</Trans>
          </CalmCard>
        )}
      </div>
      <ResultMoments />
      <SpreeLine submissionUuid={reply.submissionUuid} />
      {work.renderResult(reply)}
    </div>
  );
});
