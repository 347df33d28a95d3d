import { amountOf } from '@shared/rules/currencies';
import { ITEMS } from '@shared/rules/items';
import { HITS_PER_CHEST } from '@shared/rules/sharpshooter';
import { useLoad, useStores } from '@web/stores';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { InfoModal, type InfoModalProps } from './InfoModal';

const OwnSpree = observer(function OwnSpree() {
  const { session, scope } = useStores();
  const { state } = scope.sharpshooter;
  useLoad(state, session.isSignedIn);
  if (!state.value) return null;
  const { spree, longestSpree, hitsToChest } = state.value;
  return (
    <p>
      <strong>Your spree: {spree}.</strong> {hitsToChest} more for the next chest. Your longest so far:{' '}
      {longestSpree}.
    </p>
  );
});

/** ?modal=info-sharpshooter */
export const SharpshooterInfo = (props: InfoModalProps) => (
  <InfoModal title="Sharpshooter" {...props}>
    <p>
      Solve lessons with your first submit and you’re on a spree. Every {HITS_PER_CHEST} in a row earn you a
      chest.
    </p>
    <ul>
      <li>
        <strong>Running your code is free.</strong> Run it as often as you like; only Submit counts.
      </li>
      <li>
        <strong>A solution you looked at first</strong> doesn’t count, unless a seer stone paid for the look.
      </li>
      <li>
        <strong>A failed submit</strong> ends the spree, except in a lesson you’ve already solved.
      </li>
      <li>
        <strong>Armor</strong> breaks instead, if you have one. It covers that lesson until you solve it.
      </li>
      <li>
        <strong>Our mistakes don’t count:</strong> if the checker had a problem, nothing changes.
      </li>
    </ul>
    <OwnSpree />
    <p>
      Armor costs {amountOf('gems', ITEMS.armor.price)} in the{' '}
      <UiLink href="?modal=gem-store">gem store</UiLink>.
    </p>
  </InfoModal>
);
