import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { TrainingCard, TrainingSession } from '@web/api';
import { streakOf } from '@web/features/game/streak';
import { RequireSignIn } from '@web/features/people/auth';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { Exercise } from './components/Exercise';
import { SessionEnd } from './components/SessionEnd';
import { lessonOfVariant } from './exercise.store';
import styles from './training.module.css';
import { TrainingStore } from './training.store';

const ScreenSkeleton = () => (
  <div className={styles.page}>
    <Skeleton height="3rem" label={t`Loading your training`} />
    <Skeleton height="26rem" />
  </div>
);

/** The current exercise, once its lesson has loaded; the next one's loads meanwhile. */
const Current = observer(function Current({
  training,
  card,
}: {
  training: TrainingStore;
  card: TrainingCard;
}) {
  const { catalog, scope } = useStores();
  const { lessonById: lessons } = catalog;
  const next = () => {
    training.next();
    void streakOf(scope).noteActivity();
  };
  const { done, total, upNext } = training;
  const number = done + 1;
  useEffect(() => {
    if (upNext) void lessons.get(upNext.lessonUuid).load();
  }, [lessons, upNext]);
  const heading = useRef<HTMLHeadingElement>(null);
  // Each exercise after the first starts at the top of the page, for the eyes and for a screen reader.
  useEffect(() => {
    if (training.done > 0) heading.current?.focus();
  }, [training]);
  return (
    <div className={styles.page}>
      <Progress
        label={t`Today’s training`}
        value={done}
        max={total}
        text={t`${number} of ${total}`}
        className={styles.progress}
      />
      <div>
        <p className={styles.above}>
          {card.courseTitle}
          {card.isNew && (
            <Badge tone="ember">
              <Trans>First time</Trans>
            </Badge>
          )}
        </p>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {card.lessonTitle}
        </h1>
      </div>
      <Loaded
        state={lessons.get(card.lessonUuid)}
        skeleton={<Skeleton height="22rem" label={t`Loading the exercise`} />}
        what={t({ message: 'this exercise', comment: 'In “We couldn’t load this exercise”' })}
      >
        {(lesson) => (
          <Exercise
            key={lesson.uuid}
            lesson={lessonOfVariant(lesson, card.variant)}
            variant={card.variant?.number}
            onNext={next}
          />
        )}
      </Loaded>
      <p className={styles.lesson}>
        <UiLink href={`/lessons/${card.lessonUuid}`} target="_blank">
          <Trans>Read the lesson again</Trans>
        </UiLink>
      </p>
    </div>
  );
});

const Session = observer(function Session({
  training,
  session,
}: {
  training: TrainingStore;
  session: TrainingSession;
}) {
  usePageTitle(t`Training`);
  const { current } = training;
  // The last answer was given, and the server hasn't said yet what's left.
  if (!current && training.done > 0) return <ScreenSkeleton />;
  if (!current) return <SessionEnd session={session} onMore={() => training.more()} />;
  return <Current key={current.lessonUuid} training={training} card={current} />;
});

const SignedIn = observer(function SignedIn() {
  const { api } = useStores();
  const [training] = useState(() => new TrainingStore(api));
  return (
    <Loaded
      state={training.session}
      skeleton={<ScreenSkeleton />}
      what={t({ message: 'your training', comment: 'In “We couldn’t load your training”' })}
    >
      {(session) => <Session training={training} session={session} />}
    </Loaded>
  );
});

/** /training: what the learner has finished, repeated before it's forgotten. */
export const TrainingScreen = () => (
  <RequireSignIn
    skeleton={<ScreenSkeleton />}
    reason={t`Training repeats what you’ve learned, right before you’d forget it. Sign in to start.`}
  >
    <SignedIn />
  </RequireSignIn>
);
