import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Lesson, UserLesson } from '@web/api';
import { lessonRef, sourceOf } from '@web/exercises';
import { itemsOf } from '@web/features/game/items';
import { RequireSignIn } from '@web/features/people/auth';
import { Loaded, PageNotFound, usePageTitle } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { NewerVersionNotice } from './components/NewerLesson';
import { SolutionGate } from './components/SolutionGate';
import { SolutionView } from './components/SolutionView';
import { isUuid } from './navigation';
import { SolutionStore } from './solution.store';
import { solutionNotices } from './solution-notices';
import type { ForKnownTypes, OpenSolution } from './types/lesson-work';
import { SOLUTION_TYPES } from './types/solutions';

const Waiting = () => <Skeleton height="24rem" label={t`Loading the solution`} />;

const Solution = observer(function Solution({ lesson, open }: { lesson: Lesson; open: OpenSolution }) {
  const stores = useStores();
  const exercise = lessonRef(lesson.uuid);
  const [solution] = useState(() => {
    const calls = sourceOf(exercise).callsOf(stores.api, exercise.id);
    return new SolutionStore({
      calls,
      userLesson: new AsyncState<UserLesson>((signal) => calls.progress(signal)),
      items: () => itemsOf(stores.scope),
      ...solutionNotices,
    });
  });
  const [render] = useState(() => open({ exercise, lesson, stores }));
  useEffect(() => void solution.open(), [solution]);
  const { value, error, status } = solution.state;
  if (value) return <SolutionView solution={value} render={render} />;
  return (
    <>
      {status === 'loading' || (solution.isBusy && !solution.isAsking) ? (
        <Waiting />
      ) : (
        <EmptyState
          title={error ? t`We couldn’t load the solution` : t`The solution is hidden`}
          action={
            <Button onClick={() => void solution.open()}>
              <Trans>Show the solution</Trans>
            </Button>
          }
        >
          {error?.message ?? t`If you look before solving it, this lesson gives no XP.`}
        </EmptyState>
      )}
      <SolutionGate solution={solution} />
    </>
  );
});

function Page({ lesson }: { lesson: Lesson }) {
  const types: ForKnownTypes<OpenSolution> = SOLUTION_TYPES;
  const open = types[lesson.type];
  const lessonTitle = lesson.title;
  const title = t`Solution: ${lessonTitle}`;
  usePageTitle(title);
  return (
    <>
      <PageHeader
        above={
          <UiLink href={`/lessons/${lesson.uuid}`}>
            <Trans>Back to the lesson</Trans>
          </UiLink>
        }
        title={title}
      />
      {open ? <Solution lesson={lesson} open={open} /> : <NewerVersionNotice />}
    </>
  );
}

/** /solution/:lessonUuid, opened in its own tab: only the solution, at the same cost as in the lesson. */
export function SolutionScreen() {
  const { api } = useStores();
  const { lessonUuid: id = '' } = useParams();
  const [state] = useState(
    () => new AsyncState((signal) => api.call('getLesson', { params: { id }, signal })),
  );
  if (!isUuid(id)) return <PageNotFound path={`/solution/${id}`} />;
  return (
    <RequireSignIn skeleton={<Waiting />} reason={t`Sign in to see the solution.`}>
      <Loaded
        isPage
        state={state}
        skeleton={<Waiting />}
        what={t({ message: 'this lesson', comment: 'In “We couldn’t load this lesson”' })}
      >
        {(lesson) => <Page lesson={lesson} />}
      </Loaded>
    </RequireSignIn>
  );
}
