import { useStores } from '@web/stores';
import { Navigate } from 'react-router-dom';
import { playgroundPath } from './playground-languages';
import { readLastLanguage } from './stored-playground';

/** /playground: redirects to the last used language. */
export function LastPlaygroundScreen() {
  const { platform } = useStores();
  return <Navigate to={playgroundPath(readLastLanguage(platform.storage))} replace />;
}
