import { Dialog } from '@web/ui/Dialog';
import { Prose } from '@web/ui/Prose';
import type { ReactNode } from 'react';

export interface InfoModalProps {
  open: boolean;
  onClose: () => void;
}

/** A short explanation of a part of the product. */
export function InfoModal({
  title,
  children,
  ...dialog
}: InfoModalProps & { title: string; children: ReactNode }) {
  return (
    <Dialog title={title} {...dialog}>
      <Prose>{children}</Prose>
    </Dialog>
  );
}
