import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loaded, PageNotFound, usePageTitle } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { Download } from '@web/ui/icons';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './ContentFileScreen.module.css';
import { FilePreview } from './FilePreview';
import { type ContentFile, loadContentFile } from './load-content-file';

function FilePage({ file }: { file: ContentFile }) {
  usePageTitle(file.name);
  return (
    <article className={styles.page}>
      <PageHeader
        title={file.name}
        actions={
          <ButtonLink href={file.address} download={file.name} target="_blank" icon={<Download />}>
            <Trans>Download</Trans>
          </ButtonLink>
        }
      />
      <FilePreview file={file} />
    </article>
  );
}

/** /content/…: a file that a lesson links to, to look at or to download. */
export const ContentFileScreen = observer(function ContentFileScreen() {
  const { platform } = useStores();
  const { pathname, search } = useLocation();
  const path = pathname.replace(/^\/content\/?/, '') + search;
  const state = useMemo(
    () => new AsyncState((signal) => loadContentFile(platform.apiBaseURL, path, signal)),
    [platform, path],
  );
  if (state.error?.status === 404 || state.error?.status === 400) return <PageNotFound path={pathname} />;
  return (
    <Loaded
      state={state}
      what={t`this file`}
      skeleton={<Skeleton height="20rem" label={t`Loading the file`} />}
    >
      {(file) => <FilePage file={file} />}
    </Loaded>
  );
});
