import { useState } from 'react';
import { Avatar } from '../Avatar';
import { Button, IconButton } from '../Button';
import { ConfirmDialog } from '../ConfirmDialog';
import { Dialog } from '../Dialog';
import { Ellipsis, LogOut, Settings, User } from '../icons';
import { Menu } from '../Menu';
import { toasts } from '../toasts';
import { Exhibit, Section } from './Section';

function Breakdown() {
  return (
    <>
      <strong>+120 XP</strong>
      <br />
      Lesson 100, sharpshooter 20
    </>
  );
}

function Dialogs() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'danger' | null>(null);
  const close = () => setOpen(null);
  return (
    <Exhibit name="Dialogs">
      <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm with three choices</Button>
      <Button onClick={() => setOpen('danger')}>Confirm a destructive action</Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Your streak"
        description="Finish one lesson a day to keep the fire burning."
        infoHref="/lore/prologue"
        footer={
          <Button variant="primary" onClick={close}>
            Continue
          </Button>
        }
      >
        <p>Five days in a row so far. An ember covers one missed day; a frozen flame covers four.</p>
        <p style={{ marginTop: 'var(--space-4)' }}>
          <Button size="sm" onClick={() => toasts.info('A toast above the dialog')}>
            Show a toast
          </Button>
        </p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        heading="View the solution?"
        text="A seer stone shows it without a penalty. Without one, this lesson gives no XP."
        confirmLabel="Use a seer stone"
        declineLabel="Go to line
 anyway"
        onConfirm={close}
        onDecline={close}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'danger'}
        danger
        heading="Reset the course?"
        text="Your progress in all 24 lessons will be reset. You keep your XP."
        confirmLabel="Reset course"
        onConfirm={close}
        onCancel={close}
      />
    </Exhibit>
  );
}

export function Overlays() {
  return (
    <Section title="Overlays">
      <Dialogs />
      <Exhibit name="Toasts">
        <Button onClick={() => toasts.success('Copied to clipboard')}>Success</Button>
        <Button onClick={() => toasts.info('Joined the Bronze league')}>Info</Button>
        <Button onClick={() => toasts.error('Failed to reset course')}>Error</Button>
        <Button
          onClick={() =>
            toasts.info('A new version of the app is available. Click here to refresh.', {
              persistent: true,
              id: 'version',
              onClick: () => toasts.success('Refreshed'),
            })
          }
        >
          Persistent
        </Button>
        <Button onClick={() => toasts.reward(<Breakdown />)}>XP breakdown</Button>
      </Exhibit>
      <Exhibit name="Menu">
        <Menu
          trigger={<IconButton label="More" icon={<Ellipsis />} variant="secondary" />}
          align="start"
          header={
            <span style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-3)' }}>
              <Avatar name="Brokkr" size={32} decorative /> Brokkr
            </span>
          }
          items={[
            { key: 'profile', label: 'Profile', icon: <User />, href: '#profile' },
            {
              key: 'settings',
              label: 'Settings',
              icon: <Settings />,
              shortcut: ['Ctrl', ','],
              onSelect: () => {},
            },
            { kind: 'separator', key: 'line' },
            { key: 'out', label: 'Sign out', icon: <LogOut />, danger: true, onSelect: () => {} },
          ]}
        />
      </Exhibit>
    </Section>
  );
}
