import { useStores } from '@web/stores';
import { Dialog } from '@web/ui/Dialog';
import { Kbd } from '@web/ui/Kbd';
import { observer } from 'mobx-react-lite';
import styles from './finder.module.css';

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.userAgent);
const MOD = IS_APPLE ? '⌘' : 'Ctrl';

/** Every shortcut (docs/app.md). */
const GROUPS = [
  {
    title: 'Everywhere',
    rows: [
      ['Find anything', [MOD, 'K']],
      ['Keyboard shortcuts', ['?']],
    ],
  },
  {
    title: 'In the editor',
    rows: [
      ['Run', [MOD, 'Enter']],
      ['Leave the editor', ['Esc']],
      ['Let Tab move the focus, or indent', ['Ctrl', 'M']],
    ],
  },
  {
    title: 'In a lesson',
    rows: [
      ['Submit', [MOD, 'Shift', 'Enter']],
      ['Next lesson', [MOD, '.']],
      ['Previous lesson', [MOD, ',']],
      ['Next help tab', [MOD, 'G']],
      ['Previous help tab', [MOD, 'Shift', 'G']],
    ],
  },
] as const;

/** Opened by `?`. */
export const ShortcutsDialog = observer(function ShortcutsDialog() {
  const { overlays } = useStores();
  return (
    <Dialog
      open={overlays.open === 'shortcuts'}
      onClose={() => overlays.close()}
      title="Keyboard shortcuts"
      size="sm"
    >
      {GROUPS.map(({ title, rows }) => (
        <section key={title} className={styles.group}>
          <h3 className={styles.groupTitle}>{title}</h3>
          <dl className={styles.rows}>
            {rows.map(([label, keys]) => (
              <div key={label} className={styles.row}>
                <dt>{label}</dt>
                <dd>
                  <Kbd keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
});
