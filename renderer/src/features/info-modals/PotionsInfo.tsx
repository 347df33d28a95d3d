import { amountOf } from '@shared/rules/currencies';
import { ITEMS, POTION_MINUTES, POTION_PERCENT } from '@shared/rules/items';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

const { price, refund } = ITEMS.xp_potion;

/** ?modal=info-potions */
export const PotionsInfo = (props: InfoModalProps) => (
  <InfoModal title="XP potions" {...props}>
    <p>
      Drink a potion and every lesson you solve in the next {POTION_MINUTES} minutes pays {POTION_PERCENT}%
      more XP.
    </p>
    <ul>
      <li>
        <strong>A second potion</strong> doesn’t make it stronger, but longer: {POTION_MINUTES} more minutes.
      </li>
      <li>
        <strong>The time runs</strong> even when you’re away, so drink it when you’re ready to go.
      </li>
      <li>
        <strong>You’ll see it</strong> as a line of its own in a lesson’s XP.
      </li>
    </ul>
    <p>
      A potion costs {amountOf('gems', price)} in the <UiLink href="?modal=gem-store">gem store</UiLink>, and
      you can sell one for {refund}.
    </p>
  </InfoModal>
);
