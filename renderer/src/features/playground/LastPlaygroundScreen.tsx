import { useStores } from '@web/stores';
import { Navigate } from 'react-router-dom';
import { readLastLanguage } from './kept-playground';
import { playgroundPath } from './playground-languages';

/** /playground: opens the last used language. */
export function LastPlaygroundScreen() {
  const { platform } = useStores();
  return <Navigate to={playgroundPath(readLastLanguage(platform.storage))} replace />;
}
