import type { Language } from '@shared/runner/languages';
import { codeRunnerFor } from '@web/features/solving/code-runner';
import { preloadEditor } from '@web/features/solving/editor';
import { canPrefetch, runAnnouncement } from '@web/features/solving/workbench';
import { useStores } from '@web/stores';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import type { Example } from '../examples';
import { PlaygroundStore } from '../playground.store';
import { playgroundTitle } from '../playground-languages';
import { PlaygroundProvider } from '../usePlayground';
import { usePlaygroundShortcuts } from '../usePlaygroundShortcuts';
import { useSharedProgram } from '../useSharedProgram';
import styles from './Playground.module.css';
import { PlaygroundPanes } from './PlaygroundPanes';
import { PlaygroundSkeleton } from './PlaygroundSkeleton';

const Announcer = observer(function Announcer({ playground }: { playground: PlaygroundStore }) {
  return (
    <VisuallyHidden>
      <span role="status">{runAnnouncement(playground.run)}</span>
    </VisuallyHidden>
  );
});

export interface PlaygroundProps {
  language: Language;
  examples: readonly Example[];
  /** The name under which the program is stored. Default: the language. */
  keptAs?: string;
  /** Above the panes, inside the playground's providers. */
  bar: ReactNode;
  /** Fills the window on its own page; otherwise it's embedded in a page that scrolls. */
  isWindow: boolean;
}

/** One language's playground: write and run a program. */
export function Playground({ language, examples, keptAs, bar, isWindow }: PlaygroundProps) {
  const { api, platform } = useStores();
  const [playground] = useState(
    () =>
      new PlaygroundStore({
        language,
        examples,
        keptAs,
        storage: platform.storage,
        runner: codeRunnerFor(api),
      }),
  );
  usePlaygroundShortcuts(playground);
  const isOpening = useSharedProgram(playground);
  useEffect(() => {
    let isMounted = true;
    // Load the language in the background, after the editor, if the line allows it.
    void preloadEditor()
      .catch(() => undefined) // the plain editor stays
      .then(() => isMounted && canPrefetch() && playground.run.prepare());
    return () => {
      isMounted = false;
      playground.run.stop();
    };
  }, [playground]);
  if (isOpening) return <PlaygroundSkeleton isWindow={isWindow} />;
  return (
    <PlaygroundProvider value={playground}>
      <section className={isWindow ? styles.window : styles.inline} aria-label={playgroundTitle(language)}>
        {bar}
        <PlaygroundPanes isWindow={isWindow} />
        <Announcer playground={playground} />
      </section>
    </PlaygroundProvider>
  );
}
