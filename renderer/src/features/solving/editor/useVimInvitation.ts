import { t } from '@lingui/core/macro';
import { useStores } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeVimInvitation } from './vim-invitation';

/** Long enough to read it while the editor gets the attention. */
const DURATION_MS = 10_000;

/** In an editor with Vim keys: tells who uses them about the course on Vim, now and then. */
export function useVimInvitation(usesVim: boolean): void {
  const { storage } = useStores().platform;
  const navigate = useNavigate();
  useEffect(() => {
    if (!usesVim || !takeVimInvitation(storage, Date.now())) return;
    toasts.info(t`Fond of Vim? We’re planning a course on it. Click here to hear when it’s ready.`, {
      id: 'vim-invitation',
      duration: DURATION_MS,
      onClick: () => void navigate('/join-vim-list'),
    });
  }, [usesVim, storage, navigate]);
}
