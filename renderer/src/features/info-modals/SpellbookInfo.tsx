import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-spellbook */
export const SpellbookInfo = (props: InfoModalProps) => (
  <InfoModal title="The spellbook" {...props}>
    <p>
      Nobody remembers everything. Your spellbook has a short page for each idea you’ve learned: what it is,
      how to write it, examples that run, and the trap everybody falls into.
    </p>
    <ul>
      <li>
        <strong>Solve a lesson</strong> and its page unlocks, for good. Starting a course over doesn’t lock it
        again.
      </li>
      <li>
        <strong>In a lesson</strong>, it’s a tab beside your code. Search it for a word, an operator or an
        error.
      </li>
      <li>
        <strong>Offline</strong>, it still works: your pages are kept on this device.
      </li>
      <li>
        <strong>On paper</strong>, too: every course’s pages can be printed.
      </li>
    </ul>
    <p>
      <UiLink href="/spellbook">Open your spellbook</UiLink>
    </p>
  </InfoModal>
);
