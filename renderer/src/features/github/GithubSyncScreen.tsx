import { appPath } from '@shared/app-path';
import { LinkReturnScreen } from '@web/features/auth';
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
        <>
          You’re linked as <strong>{login}</strong>. Lessons can now check your public repositories.
        </>
      )}
      back={
        back
          ? { href: back, label: 'Back to your lesson' }
          : { href: '/dashboard', label: 'Back to Dashboard' }
      }
    />
  );
};
