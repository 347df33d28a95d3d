import { t } from '@lingui/core/macro';
import { useStores } from '@web/stores';
import { Dialog } from '@web/ui/Dialog';
import { Skeleton } from '@web/ui/Skeleton';
import { Tabs } from '@web/ui/Tabs';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { Suspense, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styles from './SettingsDialog.module.css';
import { SECTIONS } from './sections';

export interface SettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The section in the address, and a way to another one. */
function useSection(keys: readonly string[]) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('section') ?? '';
  const show = (key: string) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        next.set('section', key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [keys.includes(asked) ? asked : keys[0], show] as const;
}

function Sections() {
  const { kind } = useStores().platform;
  const sections = SECTIONS.filter(({ only }) => only === undefined || only === kind);
  const [shown, show] = useSection(sections.map(({ key }) => key));
  const isNarrow = useBreakpoint('tablet');
  const window = useRef<HTMLDivElement>(null);
  // In a row, the tab of the address may be out of sight.
  useEffect(() => {
    if (!isNarrow || !shown) return;
    const tab = window.current?.querySelector('[role="tab"][data-state="active"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isNarrow, shown]);
  return (
    <div className={styles.window} ref={window}>
      <Tabs
        label={t`Settings`}
        value={shown}
        onChange={show}
        vertical={!isNarrow}
        items={sections.map(({ key, title, Icon, Section }) => ({
          value: key,
          label: title,
          icon: <Icon />,
          content: (
            <Suspense fallback={<Skeleton height="24rem" label={t`Loading your settings`} />}>
              <Section />
            </Suspense>
          ),
        }))}
      />
    </div>
  );
}

/** ?modal=settings, and with `&section=<key>` a section of them. */
export const SettingsDialog = (props: SettingsDialogProps) => (
  <Dialog title={t`Settings`} size="xl" {...props}>
    <Sections />
  </Dialog>
);
