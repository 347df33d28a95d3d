import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { appPath } from '@shared/app-path';
import { LinkReturnScreen } from '@web/features/people/auth';
import { useStores } from '@web/stores';
import { returnPath } from './link-github';
import { GITHUB } from './linked-github';

/** /github-sync: where GitHub sends the browser back to. */
export const GithubSyncScreen = () => {
  const { platform } = useStores();
  const back = appPath(returnPath(platform));
  return (
    <LinkReturnScreen
      name="GitHub"
      site={GITHUB}
      success={(login) => (
        <Trans>
          You’re linked as <strong>{login}</strong>. Lessons can now check your public repositories.
        </Trans>
      )}
      back={
        back
          ? { href: back, label: t`Back to your lesson` }
          : { href: '/dashboard', label: t`Back to Dashboard` }
      }
    />
  );
};
