import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ITEMS, POTION_MINUTES, POTION_PERCENT } from '@shared/rules/items';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

const { price, refund } = ITEMS.xp_potion;

/** ?modal=info-potions */
export const PotionsInfo = (props: InfoModalProps) => (
  <InfoModal title={t`XP potions`} {...props}>
    <p>
      <Trans>
        Drink a potion and every lesson you solve in the next {POTION_MINUTES} minutes pays {POTION_PERCENT}%
        more XP.
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>
          <strong>A second potion</strong> doesn’t make it stronger, but longer: {POTION_MINUTES} more
          minutes.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>The time runs</strong> even when you’re away, so drink it when you’re ready to go.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>You’ll see it</strong> as a line of its own in a lesson’s XP.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans>
        A potion costs <Plural value={price} one="# gem" other="# gems" /> in the{' '}
        <UiLink href="?modal=gem-store">gem store</UiLink>, and you can sell one for {refund}.
      </Trans>
    </p>
  </InfoModal>
);
