import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_PRIVATE_REVIEW_CHARS, MAX_PUBLIC_REVIEW_CHARS } from '@shared/contracts/text-limits';
import type { LevelPlace } from '@shared/rules/levels';
import { StarInput, useOwnReview } from '@web/features/community/reviews';
import { playSounds } from '@web/features/site/sounds';
import { formatNumber } from '@web/i18n';
import { type Profile, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { throwConfetti } from '@web/ui/confetti';
import { cx } from '@web/ui/cx';
import { Dialog } from '@web/ui/Dialog';
import { LevelBar } from '@web/ui/LevelBar';
import { Spinner } from '@web/ui/Spinner';
import { TextArea } from '@web/ui/TextArea';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { CertificateSummary } from './CertificateSummary';
import { CLAIM_TEXTS } from './claim-texts';
import { CourseRewardStore, type CourseReward as Reward } from './course-reward.store';
import styles from './Reward.module.css';
import { rewardsOf } from './rewards.store';

/** Of the level bar, as in the card of a lesson. */
const FILL_MS = 440;

const QUESTIONS = ['', t`How was it, just between us?`, t`How many stars?`, t`What would you tell others?`];

/** What the course's XP does to the level, from where it was when the dialog opened. */
const LevelGain = observer(function LevelGain({ from }: { from: LevelPlace | undefined }) {
  const { user } = useStores().user;
  if (!user || !from) return null;
  const { level, xpForLevel: xp, xpTotalForLevel: xpTotal } = user;
  return (
    <LevelBar
      level={level}
      xp={xp}
      xpTotal={xpTotal}
      from={from}
      fillMs={FILL_MS}
      highlight={level > from.level}
    />
  );
});

interface StepBodyProps {
  store: CourseRewardStore;
  reward: Reward;
  levelBefore: LevelPlace | undefined;
}

const StepBody = observer(function StepBody({ store, reward, levelBefore }: StepBodyProps) {
  const { rewardAmount } = reward.certificateEarned;
  const stars = (
    <StarInput
      label={t`Your rating`}
      value={store.rating}
      onChange={(rating) => store.chooseRating(rating)}
      error={store.needsStars ? t`Please choose from 1 to 5 stars to go with your review.` : null}
    />
  );
  if (store.step === 4) return <p className={styles.words}>{CLAIM_TEXTS.already}</p>;
  if (store.step === 0) {
    return <p className={cx(styles.xp, styles.claim)}>+{formatNumber(rewardAmount)} XP</p>;
  }
  return (
    <div className={styles.form}>
      {reward.claimedAt === null && rewardAmount > 0 && <LevelGain from={levelBefore} />}
      <p className={styles.question}>{QUESTIONS[store.step]}</p>
      {store.step === 1 && (
        <TextArea
          label={t`Private feedback`}
          hint={t`Only the people who run this site see it.`}
          optional
          rows={3}
          maxLength={MAX_PRIVATE_REVIEW_CHARS}
          showCount
          value={store.privateReview}
          onChange={(event) => store.write({ privateReview: event.currentTarget.value })}
        />
      )}
      {store.step > 1 && stars}
      {store.step === 3 && (
        <TextArea
          label={t`Public review`}
          hint={t`Everybody can read it, with your name.`}
          optional
          rows={3}
          maxLength={MAX_PUBLIC_REVIEW_CHARS}
          showCount
          value={store.publicReview}
          onChange={(event) => store.write({ publicReview: event.currentTarget.value })}
        />
      )}
    </div>
  );
});

const StepButtons = observer(function StepButtons({
  store,
  onClose,
}: {
  store: CourseRewardStore;
  onClose: () => void;
}) {
  if (store.step === 0)
    return (
      <Button variant="primary" loading={store.isBusy} onClick={() => void store.claim()}>
        <Trans>Claim reward</Trans>
      </Button>
    );
  if (store.step === 4)
    return (
      <Button variant="primary" onClick={onClose}>
        <Trans>Continue</Trans>
      </Button>
    );
  const isLast = store.step === 3;
  return (
    <>
      <Button variant="ghost" onClick={() => void store.skip()}>
        <Trans>Skip</Trans>
      </Button>
      <Button
        variant="primary"
        disabled={!store.canContinue}
        loading={store.isBusy}
        onClick={() => (isLast ? void store.finish() : store.next())}
      >
        {isLast ? t`Submit Review` : t`Continue`}
      </Button>
    </>
  );
});

interface CourseStepsProps {
  reward: Reward;
  open: boolean;
  hasReview: boolean;
  submitReview: ReturnType<typeof useOwnReview>['submit'];
}

const CourseSteps = observer(function CourseSteps({
  reward,
  open,
  hasReview,
  submitReview,
}: CourseStepsProps) {
  const { scope, sounds, user } = useStores();
  const rewards = rewardsOf(scope);
  const [levelBefore] = useState(() => placeOfProfile(user.user));
  const [store] = useState(
    () =>
      new CourseRewardStore({
        reward,
        rewards,
        hasReview,
        submitReview,
        toasts,
        celebrate: () => {
          throwConfetti('high');
          if (sounds.isOn) void playSounds([{ name: 'levelUp' }]);
        },
        onDone: () => rewards.next(),
      }),
  );
  return (
    <Dialog
      open={open}
      onClose={() => rewards.close()}
      title={t`Course completed!`}
      size="sm"
      footer={<StepButtons store={store} onClose={() => rewards.next()} />}
    >
      <CertificateSummary
        certificate={reward.certificateEarned}
        size={store.step === 0 || store.step === 4 ? 'large' : 'small'}
      />
      <StepBody store={store} reward={reward} levelBefore={levelBefore} />
    </Dialog>
  );
});

const placeOfProfile = (profile: Profile | undefined): LevelPlace | undefined =>
  profile && { level: profile.level, xp: profile.xpForLevel, xpTotal: profile.xpTotalForLevel };

/** A completed course: its XP, then what the learner thinks of it. */
export const CourseReward = observer(function CourseReward({
  reward,
  open,
}: {
  reward: Reward;
  open: boolean;
}) {
  const rewards = rewardsOf(useStores().scope);
  const own = useOwnReview(reward.certificateEarned.courseUuid);
  if (own.state.isWaiting) {
    return (
      <Dialog open={open} onClose={() => rewards.close()} title={t`Course completed!`} size="sm">
        <Spinner label={t`Loading your reward`} />
      </Dialog>
    );
  }
  const hasReview = Boolean(own.state.value?.review);
  return (
    <CourseSteps
      reward={reward}
      open={open}
      hasReview={hasReview}
      submitReview={(review) => own.submit(review)}
    />
  );
});
