import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ITEMS } from '@shared/rules/items';
import { SOLUTION_PERCENT } from '@shared/rules/xp';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

const { price } = ITEMS.seer_stone;
const LOST_PERCENT = -SOLUTION_PERCENT;

/** ?modal=info-solutions */
export const SolutionsInfo = (props: InfoModalProps) => (
  <InfoModal title={t`Solutions`} {...props}>
    <p>
      <Trans>Every lesson has a solution. When you look at it makes the difference:</Trans>
    </p>
    <ul>
      <li>
        <Trans>
          <strong>After you’ve solved the lesson</strong>, looking is free.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Before that</strong>, the lesson’s XP is reduced by {LOST_PERCENT}%. We ask you first.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>With a seer stone</strong>, you can look first and keep the XP. It’s used up, and good for
          that lesson from then on.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans>
        A seer stone costs <Plural value={price} one="# gem" other="# gems" /> in the{' '}
        <UiLink href="?modal=gem-store">gem store</UiLink>. The bonus for completing a chapter isn’t reduced
        by solutions.
      </Trans>
    </p>
  </InfoModal>
);
