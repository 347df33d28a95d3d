import { t } from '@lingui/core/macro';
import { Loaded } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { LookupFailed } from './components/LookupFailed';

/** /certificate/:learner/:uuid: looks the completion up and goes to its page. */
export const CertificateLookupScreen = observer(function CertificateLookupScreen() {
  const { api } = useStores();
  const { learner = '', uuid = '' } = useParams();
  const state = useMemo(
    () =>
      new AsyncState((signal) =>
        api.call('getCourseCompletion', { params: { a: learner, b: uuid }, signal }),
      ),
    [api, learner, uuid],
  );
  const { error } = state;
  // Loaded offers to try again after other failures; these say all there is.
  if (error && !error.isNoAnswer) return <LookupFailed error={error} />;
  return (
    <Loaded
      state={state}
      skeleton={<Skeleton height="46rem" label={t`Looking it up`} />}
      what={t`this certificate`}
    >
      {(completion) => <Navigate to={`/certificates/${completion.uuid}`} replace />}
    </Loaded>
  );
});
