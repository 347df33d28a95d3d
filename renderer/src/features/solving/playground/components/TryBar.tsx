import { Trans } from '@lingui/react/macro';
import { Maximize2 } from '@web/ui/icons';
import { UiLink } from '@web/ui/UiLink';
import { playgroundPath } from '../playground-languages';
import { usePlayground } from '../usePlayground';
import { CourseDatabaseLink } from './CourseDatabaseLink';
import { ExamplesMenu } from './ExamplesMenu';
import styles from './PlaygroundBar.module.css';
import { ShareButton } from './ShareButton';

/**
 * The bar of an embedded playground: full screen, examples and the share button.
 * @param isOwn it's the playground of its language, so that its page has the same program.
 */
export function TryBar({ isOwn }: { isOwn: boolean }) {
  const { language } = usePlayground();
  return (
    <div className={styles.bar}>
      {isOwn ? (
        <UiLink href={playgroundPath(language)} className={styles.link}>
          <Maximize2 aria-hidden="true" size={16} />
          <span>
            <Trans>Full screen</Trans>
          </span>
        </UiLink>
      ) : (
        <span />
      )}
      <span className={styles.tools}>
        {language === 'sql' && <CourseDatabaseLink />}
        <ExamplesMenu />
        <ShareButton />
      </span>
    </div>
  );
}
