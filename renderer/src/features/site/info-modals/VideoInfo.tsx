import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-video */
export const VideoInfo = (props: InfoModalProps) => (
  <InfoModal title={t`Videos`} {...props}>
    <p>
      <Trans>
        Some lessons have a video. You can solve every lesson without it: the text says everything you need.
      </Trans>
    </p>
    <ul>
      <li>
        <Trans>
          <strong>Nothing plays by itself</strong>, and nothing downloads before you press play.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>Your speed and volume</strong> are remembered on this device, for all videos.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>In the way?</strong> Hide it. That pauses it, too.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>From this server only.</strong> No other company learns what you watch.
        </Trans>
      </li>
    </ul>
  </InfoModal>
);
