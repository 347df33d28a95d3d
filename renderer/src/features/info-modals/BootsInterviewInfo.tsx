import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-boots-interview */
export const BootsInterviewInfo = (props: InfoModalProps) => (
  <InfoModal title="Interview questions" {...props}>
    <p>Some lessons ask a question and want your own words, as an interviewer would.</p>
    <ul>
      <li>
        <strong>Type or talk.</strong> If your browser can turn speech into text, you can answer out loud and
        edit the text before you submit it.
      </li>
      <li>
        <strong>What counts are the points you make</strong>, not how you phrase them. You’ll read which ones
        you covered.
      </li>
      <li>
        <strong>Missed a point?</strong> You get a follow-up question instead of the answer. Add to what you
        wrote and submit again.
      </li>
      <li>
        <strong>Who reads it:</strong> the result says whether a language model read your answer or our own
        checker did. Neither is perfect.
      </li>
    </ul>
    <p>
      Once you’ve passed, every point is explained. Looking at them earlier is like looking at any{' '}
      <UiLink href="?modal=info-solutions">solution</UiLink>.
    </p>
  </InfoModal>
);
