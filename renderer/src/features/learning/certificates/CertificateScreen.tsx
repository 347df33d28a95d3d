import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Certificate } from '@web/api';
import { Loaded, usePageDescription, usePageFacts, usePageTitle } from '@web/features/site/page';
import { formatShare } from '@web/i18n';
import { useStores } from '@web/stores';
import { Skeleton } from '@web/ui/Skeleton';
import { currentSite } from '@web/ui/site';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import styles from './CertificateScreen.module.css';
import { certificatesOf } from './certificates.store';
import { Actions } from './components/Actions';
import { Badges } from './components/Badges';
import { isFinal, LookupFailed } from './components/LookupFailed';
import { OwnerPanel } from './components/OwnerPanel';
import { Sheet } from './components/Sheet';
import { VerifyPanel } from './components/VerifyPanel';
import { shortDate } from './dates';
import { ownPath } from './own-path';

function View({ certificate }: { certificate: Certificate }) {
  const { learnerName, title, completedAt, percentPlatformCompleted } = certificate;
  const date = shortDate(completedAt);
  const percent = formatShare(percentPlatformCompleted);
  usePageTitle(`${learnerName}: ${title}`);
  const { name: site } = currentSite();
  usePageDescription(t`${learnerName} completed ${title} on ${site} on ${date}.`);
  // Its owner decides who gets the address.
  usePageFacts({ image: ownPath(certificate.thumbnailUrl), noIndex: true });
  return (
    <>
      <Sheet certificate={certificate} />
      <div className={styles.around}>
        <p className={styles.share}>
          <Trans>{percent} of all learners here have completed this course.</Trans>
        </p>
        <OwnerPanel certificate={certificate} />
        <Actions certificate={certificate} />
        <Badges earned={certificate.badge} lessons={certificate.numLessons} />
        <VerifyPanel certificate={certificate} />
      </div>
    </>
  );
}

/** /certificates/:completionUuid: a certificate, for anybody who has its address. */
export const CertificateScreen = observer(function CertificateScreen() {
  const { scope } = useStores();
  const { completionUuid = '' } = useParams();
  const state = certificatesOf(scope).byId.get(completionUuid);
  if (isFinal(state.error)) return <LookupFailed error={state.error} />;
  return (
    <Loaded
      state={state}
      skeleton={<Skeleton height="46rem" label={t`Loading the certificate`} className={styles.skeleton} />}
      what={t`this certificate`}
    >
      {(certificate) => <View certificate={certificate} />}
    </Loaded>
  );
});
