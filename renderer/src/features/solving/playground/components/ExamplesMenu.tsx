import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { LibraryBig } from '@web/ui/icons';
import { Menu } from '@web/ui/Menu';
import { observer } from 'mobx-react-lite';
import { usePlayground } from '../usePlayground';
import styles from './ExamplesMenu.module.css';

/** Example programs to read and change. */
export const ExamplesMenu = observer(function ExamplesMenu() {
  const playground = usePlayground();
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<LibraryBig />}>
          <Trans>Examples</Trans>
        </Button>
      }
      items={playground.examples.map((example) => ({
        key: example.slug,
        label: (
          <span className={styles.example}>
            <span>{example.title}</span>
            <span className={styles.summary}>{example.summary}</span>
          </span>
        ),
        onSelect: () => playground.openExample(example),
      }))}
    />
  );
});
