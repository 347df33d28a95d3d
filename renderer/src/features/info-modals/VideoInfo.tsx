import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-video */
export const VideoInfo = (props: InfoModalProps) => (
  <InfoModal title="Videos" {...props}>
    <p>
      Some lessons have a video. You can solve every lesson without it: the text says everything you need.
    </p>
    <ul>
      <li>
        <strong>Nothing plays by itself</strong>, and nothing downloads before you press play.
      </li>
      <li>
        <strong>Your speed and volume</strong> are remembered on this device, for all videos.
      </li>
      <li>
        <strong>In the way?</strong> Hide it. That pauses it, too.
      </li>
      <li>
        <strong>From this server only.</strong> No other company learns what you watch.
      </li>
    </ul>
  </InfoModal>
);
