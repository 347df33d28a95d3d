import { sizeOf } from './media-file';
import styles from './Picture.module.css';

/** A vector drawing, on paper: in the dark it's turned into chalk on slate. */
const isDrawing = (src: string) => /\.svg(?:[?#]|$)/.test(src);

export interface PictureProps {
  src?: string;
  alt?: string;
  title?: string;
  width?: number | string;
  height?: number | string;
}

/** A picture that keeps its place while it loads. Its title is shown below it. */
export function Picture({ src, alt = '', title, width, height }: PictureProps) {
  if (!src) return <span>{alt}</span>;
  const picture = (
    <img
      className={isDrawing(src) ? styles.drawing : undefined}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...sizeOf(src, width, height)}
    />
  );
  if (!title) return picture;
  return (
    <span className={styles.titled}>
      {picture}
      <span className={styles.title}>{title}</span>
    </span>
  );
}
