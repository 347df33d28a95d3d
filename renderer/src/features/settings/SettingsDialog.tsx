import { Dialog } from '@web/ui/Dialog';
import { Skeleton } from '@web/ui/Skeleton';
import { Tabs } from '@web/ui/Tabs';
import { Suspense, useState } from 'react';
import styles from './SettingsDialog.module.css';
import { SECTIONS } from './sections';

export interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** ?modal=settings */
export function SettingsDialog(props: SettingsDialogProps) {
  const [section, setSection] = useState(SECTIONS[0]?.key);
  return (
    <Dialog title="Settings" size="lg" {...props}>
      <div className={styles.window}>
        <Tabs
          label="Settings"
          value={section}
          onChange={setSection}
          items={SECTIONS.map(({ key, title, Icon, Section }) => ({
            value: key,
            label: title,
            icon: <Icon />,
            content: (
              <Suspense fallback={<Skeleton height="24rem" label="Loading your settings" />}>
                <Section />
              </Suspense>
            ),
          }))}
        />
      </div>
    </Dialog>
  );
}
