import { t } from '@lingui/core/macro';
import { Boots, type BootsMood, isBootsMood } from '@web/ui/boots/Boots';
import styles from './Emoji.module.css';

/** What a screen reader says, and a reader who prints or copies the text. */
const WORDS: Record<BootsMood, string> = {
  bootsheart: t`Boots hugs a heart`,
  bootsthink: t`Boots is thinking`,
  bootsflex: t`Boots flexes`,
  bootsfear: t`Boots is scared`,
  bootshappy: t`Boots is happy`,
  bootslol: t`Boots is laughing`,
  bootspog: t`Boots is amazed`,
  bootsmad: t`Boots is mad`,
  bootspray: t`Boots is praying`,
  bootssad: t`Boots is sad`,
  bootsthumb: t`Boots gives a thumbs up`,
};

/** One of Boots' moods, as high as the line. */
export function Emoji({ mood = '' }: { mood?: string }) {
  if (!isBootsMood(mood)) return null;
  return <Boots mood={mood} size={32} label={WORDS[mood]} className={styles.emoji} />;
}
