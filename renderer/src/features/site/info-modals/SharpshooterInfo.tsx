import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ITEMS } from '@shared/rules/items';
import { HITS_PER_CHEST } from '@shared/rules/sharpshooter';
import { sharpshooterOf } from '@web/features/game/sharpshooter';
import { useLoad, useStores } from '@web/stores';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { InfoModal, type InfoModalProps } from './InfoModal';

const { price } = ITEMS.armor;

const OwnSpree = observer(function OwnSpree() {
  const { session, scope } = useStores();
  const { state } = sharpshooterOf(scope);
  useLoad(state, session.isSignedIn);
  if (!state.value) return null;
  const { spree, longestSpree, hitsToChest } = state.value;
  return (
    <p>
      <Trans>
        <strong>Your spree: {spree}.</strong> {hitsToChest} more for the next chest. Your longest so far:{' '}
        {longestSpree}.
      </Trans>
    </p>
  );
});

/** ?modal=info-sharpshooter */
export const SharpshooterInfo = (props: InfoModalProps) => (
  <InfoModal title={t`Sharpshooter`} {...props}>
    <p>
      <Trans>
        Solve lessons with your first submit and you’re on a spree. Every {HITS_PER_CHEST} in a row earn you a
        chest.
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>
          <strong>Running your code is free.</strong> Run it as often as you like; only Submit counts.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A solution you looked at first</strong> doesn’t count, unless a seer stone paid for the
          look.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A failed submit</strong> ends the spree, except in a lesson you’ve already solved.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Armor</strong> breaks instead, if you have one. It covers that lesson until you solve it.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Our mistakes don’t count:</strong> if the checker had a problem, nothing changes.
        </Trans>
      </li>
    </ul>
    <OwnSpree />
    <p>
      <Trans>
        Armor costs <Plural value={price} one="# gem" other="# gems" /> in the{' '}
        <UiLink href="?modal=gem-store">gem store</UiLink>.
      </Trans>
    </p>
  </InfoModal>
);
