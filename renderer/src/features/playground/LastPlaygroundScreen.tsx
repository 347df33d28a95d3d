import { useStores } from '@web/stores';
import { Navigate } from 'react-router-dom';
import { readLastLanguage } from './kept-playground';
import { playgroundPath } from './playground-languages';

/** /playground: the language that was written in last. */
export function LastPlaygroundScreen() {
  const { platform } = useStores();
  return <Navigate to={playgroundPath(readLastLanguage(platform.storage))} replace />;
}
