import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Boots } from '@web/ui/boots/Boots';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-boots */
export const BootsInfo = (props: InfoModalProps) => (
  <InfoModal title={t`Boots`} {...props}>
    <p>
      <Boots mood="bootshappy" size={96} />
    </p>
    <p>
      <Trans>Boots is the forge’s cat: black as soot, four white paws, and an opinion on your code.</Trans>
    </p>
    <ul>
      <li>
        <Trans>
          <strong>In lessons</strong>, his face tells you what he thinks of an idea, and of your answer.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>When you solve your first lesson</strong>, he cheers. Don’t expect it every time.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>He won’t write your code.</strong> He has paws.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans>
        Stuck? Read what the failed test expected, step through your program with the debugger, or look the
        idea up in your <UiLink href="?modal=info-spellbook">spellbook</UiLink>. There’s always the{' '}
        <UiLink href="?modal=info-solutions">solution</UiLink>, too.
      </Trans>
    </p>
  </InfoModal>
);
