import { t } from '@lingui/core/macro';
import type { ResetTarget } from '@web/stores';
import { IconButton } from '@web/ui/Button';
import { Ellipsis, RotateCcw } from '@web/ui/icons';
import { Menu, type MenuEntry } from '@web/ui/Menu';
import { useState } from 'react';
import { ResetDialog, resetLabel } from './ResetDialog';

export interface ContentMenuProps {
  /** What the menu belongs to, and what its last entry resets. */
  target: ResetTarget & { title: string };
  items?: readonly MenuEntry[];
}

/** The menu of a course or a chapter, for learners who are signed in. */
export function ContentMenu({ target, items = [] }: ContentMenuProps) {
  const [isAsking, setAsking] = useState(false);
  const { kind, title } = target;
  return (
    <>
      <Menu
        align="start"
        trigger={<IconButton label={t`More on “${title}”`} icon={<Ellipsis />} size="sm" />}
        items={[
          ...items,
          {
            key: 'reset',
            label: resetLabel(kind),
            icon: <RotateCcw />,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ResetDialog target={target} open={isAsking} onClose={() => setAsking(false)} />
    </>
  );
}
