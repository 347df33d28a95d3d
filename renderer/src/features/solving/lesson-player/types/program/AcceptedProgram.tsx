import { PlaygroundLink } from '@web/features/solving/playground';
import { useState } from 'react';
import type { CodeStore } from './code.store';

/** Where to go on with an accepted program. */
export function AcceptedProgram({ code }: { code: CodeStore }) {
  // As submitted: further typing doesn't change it.
  const [files] = useState(() => code.program.sources);
  return <PlaygroundLink language={code.options.data.programmingLanguage} files={files} />;
}
