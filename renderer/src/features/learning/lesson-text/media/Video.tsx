import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from '@web/ui/icons';
import { UiLink } from '@web/ui/UiLink';
import { useId, useRef, useState } from 'react';
import { captionsOf, sizeOf } from './media-file';
import styles from './Player.module.css';
import poster from './poster.svg';
import verticalPoster from './poster-vertical.svg';
import { useMediaSettings } from './useMediaSettings';

export interface VideoProps {
  src?: string;
  /** What the video shows; also the caption. */
  title?: string;
  width?: number | string;
  height?: number | string;
}

/** A video that can be hidden, which pauses it. Its size comes from its name, so it takes its space before it loads. */
export function Video({ src = '', title, width, height }: VideoProps) {
  const player = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(true);
  const [size, setSize] = useState(() => sizeOf(src, width, height));
  const id = useId();
  useMediaSettings(player);
  const captions = captionsOf(src);

  function toggle(): void {
    if (isOpen) player.current?.pause();
    setOpen(!isOpen);
  }

  return (
    <figure className={styles.player}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <ChevronDown aria-hidden="true" />
        {isOpen ? t`Click to hide video` : t`Click to show video`}
      </button>{' '}
      <UiLink href="?modal=info-video" className={styles.about}>
        <Trans>About videos</Trans>
      </UiLink>
      <div id={id} hidden={!isOpen}>
        <video
          ref={player}
          className={styles.video}
          src={src}
          {...size}
          poster={size && size.height > size.width ? verticalPoster : poster}
          controls
          playsInline
          preload={size ? 'none' : 'metadata'}
          aria-label={title || t`Video`}
          onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
            videoWidth > 0 && setSize((known) => known ?? { width: videoWidth, height: videoHeight })
          }
        >
          {captions && <track kind="captions" src={captions} srcLang="en" label={t`English`} default />}
        </video>
        {title && <figcaption>{title}</figcaption>}
      </div>
    </figure>
  );
}
