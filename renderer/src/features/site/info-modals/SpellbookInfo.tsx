import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-spellbook */
export const SpellbookInfo = (props: InfoModalProps) => (
  <InfoModal title={t`The spellbook`} {...props}>
    <p>
      <Trans>
        Nobody remembers everything. Your spellbook has a short page for each idea you’ve learned: what it is,
        how to write it, examples that run, and the trap everybody falls into.
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>
          <strong>Solve a lesson</strong> and its page unlocks, for good. Starting a course over doesn’t lock
          it again.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>In a lesson</strong>, it’s a tab beside your code. Search it for a word, an operator or an
          error.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Offline</strong>, it still works: your pages are kept on this device.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>On paper</strong>, too: every course’s pages can be printed.
        </Trans>
      </li>
    </ul>
    <p>
      <UiLink href="/spellbook">
        <Trans>Open your spellbook</Trans>
      </UiLink>
    </p>
  </InfoModal>
);
