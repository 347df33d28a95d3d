import { t } from '@lingui/core/macro';
import type { RootStore } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { reaction } from 'mobx';

/** Ends an admin's view of a learner's account when its time is over, or when nobody is signed in anymore. */
export function followImpersonation({ impersonation, session, tokens }: RootStore): void {
  const notice = impersonation.takeNotice();
  if (notice !== null) toasts.error(notice);
  if (impersonation.id === null) return;
  document.documentElement.dataset.impersonating = '';
  const undo = (reason: string) => impersonation.undo({ notice: reason });
  let timer: ReturnType<typeof setTimeout> | undefined;
  reaction(
    () => session.status,
    (status) => {
      clearTimeout(timer);
      if (status === 'guest') undo(t`You’re no longer viewing this account.`);
      if (status !== 'signed-in') return;
      const overIn = tokens.expiresAt - Date.now();
      timer = setTimeout(() => undo(t`The time for viewing this account is up.`), overIn);
    },
    { fireImmediately: true },
  );
}
