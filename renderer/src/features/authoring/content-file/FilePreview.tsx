import { Trans } from '@lingui/react/macro';
import { CodeBlock } from '@web/ui/CodeBlock';
import styles from './ContentFileScreen.module.css';
import type { ContentFile } from './load-content-file';

/** A picture, a player, or the start of a text. */
export function FilePreview({ file: { kind, address, name, text = '', isCut } }: { file: ContentFile }) {
  if (kind === 'image') return <img className={styles.media} src={address} alt={name} />;
  // biome-ignore lint/a11y/useMediaCaption: the file by itself; the lesson shows it with captions
  if (kind === 'audio') return <audio className={styles.media} src={address} controls aria-label={name} />;
  if (kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: the file by itself; the lesson shows it with captions
    return <video className={styles.media} src={address} controls playsInline aria-label={name} />;
  }
  return (
    <>
      <CodeBlock code={text} language={name} />
      {isCut && (
        <p className={styles.cut}>
          <Trans>This is only the start of the file. Download it to see the rest.</Trans>
        </p>
      )}
    </>
  );
}
