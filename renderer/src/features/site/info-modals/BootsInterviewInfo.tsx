import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-boots-interview */
export const BootsInterviewInfo = (props: InfoModalProps) => (
  <InfoModal title={t`Interview questions`} {...props}>
    <p>
      <Trans>Some lessons ask a question and want your own words, as an interviewer would.</Trans>
    </p>
    <ul>
      <li>
        <Trans>
          <strong>Type or talk.</strong> If your browser can turn speech into text, you can answer out loud
          and edit the text before you submit it.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>What counts are the points you make</strong>, not how you phrase them. You’ll read which
          ones you covered.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Missed a point?</strong> You get a follow-up question instead of the answer. Add to what you
          wrote and submit again.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Who reads it:</strong> the result says whether a language model read your answer or our own
          checker did. Neither is perfect.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans>
        Once you’ve passed, every point is explained. Looking at them earlier is like looking at any{' '}
        <UiLink href="?modal=info-solutions">solution</UiLink>.
      </Trans>
    </p>
  </InfoModal>
);
