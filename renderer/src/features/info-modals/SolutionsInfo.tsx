import { amountOf } from '@shared/rules/currencies';
import { ITEMS } from '@shared/rules/items';
import { SOLUTION_PERCENT } from '@shared/rules/xp';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-solutions */
export const SolutionsInfo = (props: InfoModalProps) => (
  <InfoModal title="Solutions" {...props}>
    <p>Every lesson has a solution. When you look at it makes the difference:</p>
    <ul>
      <li>
        <strong>After you’ve solved the lesson</strong>, looking is free.
      </li>
      <li>
        <strong>Before that</strong>, the lesson’s XP is reduced by {-SOLUTION_PERCENT}%. We ask you first.
      </li>
      <li>
        <strong>With a seer stone</strong>, you can look first and keep the XP. It’s used up, and good for
        that lesson from then on.
      </li>
    </ul>
    <p>
      A seer stone costs {amountOf('gems', ITEMS.seer_stone.price)} in the{' '}
      <UiLink href="?modal=gem-store">gem store</UiLink>. The bonus for completing a chapter isn’t reduced by
      solutions.
    </p>
  </InfoModal>
);
