import { Trans } from '@lingui/react/macro';
import type { Language } from '@shared/runner/languages';
import { ButtonLink } from '@web/ui/Button';
import { SquareTerminal } from '@web/ui/icons';
import { useEffect, useState } from 'react';
import { playgroundPath } from '../playground-languages';
import type { Program } from '../program';
import { encodeProgram } from '../share-link';

/** Opens a program in its playground, where the learner can change and share it. */
export function PlaygroundLink({ language, files }: { language: Language; files: Program['files'] }) {
  const [fragment, setFragment] = useState('');
  useEffect(() => {
    let isShown = true;
    void encodeProgram({ files, stdin: '' }).then((packed) => {
      if (isShown) setFragment(packed);
    });
    return () => {
      isShown = false;
    };
  }, [files]);
  return (
    <ButtonLink
      href={`${playgroundPath(language)}${fragment}`}
      variant="ghost"
      size="sm"
      icon={<SquareTerminal />}
    >
      <Trans>Open in the playground</Trans>
    </ButtonLink>
  );
}
