import { t } from '@lingui/core/macro';
import { sharpshooterOf } from '@web/features/game/sharpshooter';
import { useStores } from '@web/stores';
import { Boots } from '@web/ui/boots/Boots';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { moodAfter } from '../boots-mood';
import { usePlayer } from '../usePlayer';
import styles from './BootsFace.module.css';

/** Boots beside a result, small and still: his face says what he thinks of it. */
export const BootsFace = observer(function BootsFace({ isSuccess }: { isSuccess: boolean }) {
  const { help, submission } = usePlayer();
  const sharpshooter = sharpshooterOf(useStores().scope);
  const spree = submission.reply ? sharpshooter.effectOf(submission.reply.submissionUuid)?.spree : 0;
  return (
    <UiLink href="?modal=info-boots" aria-label={t`About Boots`} className={styles.face}>
      <Boots mood={moodAfter({ isSuccess, failures: help.failures, spree: spree ?? 0 })} size={40} />
    </UiLink>
  );
});
