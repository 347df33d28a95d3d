import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { earnsChest } from '@shared/rules/sharpshooter';
import type { SharpshooterEvent } from '@web/api';
import { useModalHref } from '@web/features/game/items';
import { useStores } from '@web/stores';
import { Emblem, type EmblemName } from '@web/ui/Emblem';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './SpreeLine.module.css';
import { sharpshooterOf } from './sharpshooter.store';

/** What a submission did to the sharpshooter spree, quietly under its result. Nothing if it changed nothing. */
export const SpreeLine = observer(function SpreeLine({ submissionUuid }: { submissionUuid: string }) {
  const sharpshooter = sharpshooterOf(useStores().scope);
  const href = useModalHref('info-sharpshooter');
  const event = sharpshooter.effectOf(submissionUuid);
  return (
    <p className={styles.line} role="status">
      {event && (
        <>
          <Emblem name={emblemOf(event)} size={24} shape="round" />
          <span>{spreeText(event)}</span>
          <UiLink href={href}>
            <Trans>How it works</Trans>
          </UiLink>
        </>
      )}
    </p>
  );
});

const emblemOf = ({ effect }: SharpshooterEvent): EmblemName =>
  effect === 'armor' ? 'armor' : 'sharpshooter';

export function spreeText({ effect, spree, previousSpree, hitsToChest }: SharpshooterEvent): string {
  if (effect === 'armor') return t`Your armor broke, and your spree of ${spree} is safe.`;
  if (effect === 'lost') return t`Your sharpshooter spree ended at ${previousSpree}.`;
  if (earnsChest(spree)) return t`Sharpshooter: ${spree} in a row, and a chest for you!`;
  return t`Sharpshooter: ${spree} in a row, ${hitsToChest} more for a chest.`;
}
