import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import styles from './Player.module.css';
import { useMediaSettings } from './useMediaSettings';

export interface AudioProps {
  src?: string;
  /** What can be heard; also the caption. */
  title?: string;
}

/** A sound with the browser's own controls. Loads when it's played. */
export function Audio({ src, title }: AudioProps) {
  const player = useRef<HTMLAudioElement>(null);
  useMediaSettings(player);
  return (
    <figure className={styles.player}>
      {/* biome-ignore lint/a11y/useMediaCaption: the caption below says what it is; speech comes as text in the lesson */}
      <audio ref={player} src={src} controls preload="none" aria-label={title || t`Audio`} />
      {title && <figcaption>{title}</figcaption>}
    </figure>
  );
}
