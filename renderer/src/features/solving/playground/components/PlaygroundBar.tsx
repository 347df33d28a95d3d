import { t } from '@lingui/core/macro';
import { LANGUAGE_FACTS } from '@shared/runner/languages';
import { Button } from '@web/ui/Button';
import { ChevronDown } from '@web/ui/icons';
import { Menu } from '@web/ui/Menu';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { languageMenu } from '../language-menu';
import { playgroundTitle } from '../playground-languages';
import { usePlayground } from '../usePlayground';
import { CourseDatabaseLink } from './CourseDatabaseLink';
import { ExamplesMenu } from './ExamplesMenu';
import styles from './PlaygroundBar.module.css';
import { ShareButton } from './ShareButton';

/** The bar of a full-window playground: its language, examples and the share button. */
export function PlaygroundBar() {
  const { language } = usePlayground();
  const { title } = LANGUAGE_FACTS[language];
  const isPhone = useBreakpoint('phone');
  return (
    <div className={styles.bar}>
      {!isPhone && <h1 className={styles.title}>{playgroundTitle(language)}</h1>}
      <Menu
        align="start"
        trigger={
          <Button size="sm" variant="ghost" aria-label={t`Language: ${title}`}>
            {isPhone ? title : t`Language`}
            <ChevronDown aria-hidden="true" size={16} />
          </Button>
        }
        items={languageMenu(language)}
      />
      <span className={styles.tools}>
        {language === 'sql' && <CourseDatabaseLink />}
        <ExamplesMenu />
        <ShareButton />
      </span>
    </div>
  );
}
