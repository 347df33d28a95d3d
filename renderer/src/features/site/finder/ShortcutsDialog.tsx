import { t } from '@lingui/core/macro';
import { useStores } from '@web/stores';
import { Dialog } from '@web/ui/Dialog';
import { Kbd } from '@web/ui/Kbd';
import { SHORTCUTS, type ShortcutPlace, shortcutKeys, shortcutsIn } from '@web/ui/shortcuts';
import { observer } from 'mobx-react-lite';
import styles from './finder.module.css';

const PLACES: { place: ShortcutPlace; title: string }[] = [
  { place: 'everywhere', title: t`Everywhere` },
  { place: 'code', title: t`Writing code` },
  { place: 'lesson', title: t`In a lesson` },
];

/** Opened by `?`. */
export const ShortcutsDialog = observer(function ShortcutsDialog() {
  const { overlays } = useStores();
  return (
    <Dialog
      open={overlays.open === 'shortcuts'}
      onClose={() => overlays.close()}
      title={t`Keyboard shortcuts`}
      size="sm"
    >
      {PLACES.map(({ place, title }) => (
        <section key={place} className={styles.group}>
          <h3 className={styles.groupTitle}>{title}</h3>
          <dl className={styles.rows}>
            {shortcutsIn(place).map((name) => (
              <div key={name} className={styles.row}>
                <dt>{SHORTCUTS[name].label}</dt>
                <dd>
                  <Kbd keys={shortcutKeys(name)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
});
