import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Flag } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';
import type { Reportable } from './reportable';

const ReportDialog = lazy(() =>
  import('./ReportDialog').then((module) => ({ default: module.ReportDialog })),
);

export interface ReportButtonProps {
  /** Whose it is. */
  author: string;
  /** With several, the dialog asks which. */
  subjects: readonly Reportable[];
}

/** Tells the admins about something that somebody else wrote or shows. Only for those who are signed in. */
export const ReportButton = observer(function ReportButton({ author, subjects }: ReportButtonProps) {
  const { session } = useStores();
  const [isOpen, setOpen] = useState(false);
  /** The form stays with what was typed into it. */
  const [wasOpened, setOpened] = useState(false);
  if (!session.isSignedIn) return null;
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button size="sm" variant="ghost" icon={<Flag />} aria-label={t`Report ${author}`} onClick={open}>
        <Trans>Report</Trans>
      </Button>
      {wasOpened && (
        <Suspense>
          <ReportDialog author={author} subjects={subjects} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
});
