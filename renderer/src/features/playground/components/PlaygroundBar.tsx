import { LANGUAGE_FACTS } from '@shared/runner/languages';
import { PHONE, useMediaQuery } from '@web/features/workbench';
import { Button, Menu } from '@web/ui';
import { ChevronDown } from 'lucide-react';
import { PLAYGROUNDS } from '../playground-languages';
import { usePlayground } from '../usePlayground';
import { ExamplesMenu } from './ExamplesMenu';
import styles from './PlaygroundBar.module.css';
import { ShareButton } from './ShareButton';

/** Above a playground that fills the window: which language this is, its examples, and the way to share it. */
export function PlaygroundBar() {
  const { language } = usePlayground();
  const { title } = LANGUAGE_FACTS[language];
  const isPhone = useMediaQuery(PHONE);
  return (
    <div className={styles.bar}>
      {!isPhone && <h1 className={styles.title}>{title} playground</h1>}
      <Menu
        align={isPhone ? 'start' : 'end'}
        trigger={
          <Button size="sm" variant="ghost" icon={<ChevronDown />} aria-label={`Language: ${title}`}>
            {isPhone ? title : 'Language'}
          </Button>
        }
        items={PLAYGROUNDS.map((each) => ({
          key: each.language,
          label: each.title,
          href: each.path,
        }))}
      />
      <span className={styles.tools}>
        <ExamplesMenu />
        <ShareButton />
      </span>
    </div>
  );
}
