import { Boots, type BootsMood, isBootsMood } from '@web/ui/boots/Boots';
import styles from './Emoji.module.css';

/** What a screen reader says, and a reader who prints or copies the text. */
const WORDS: Record<BootsMood, string> = {
  bootsheart: 'Boots hugs a heart',
  bootsthink: 'Boots is thinking',
  bootsflex: 'Boots flexes',
  bootsfear: 'Boots is scared',
  bootshappy: 'Boots is happy',
  bootslol: 'Boots is laughing',
  bootspog: 'Boots is amazed',
  bootsmad: 'Boots is mad',
  bootspray: 'Boots is praying',
  bootssad: 'Boots is sad',
  bootsthumb: 'Boots gives a thumbs up',
};

/** One of Boots' moods, as high as the line. */
export function Emoji({ mood = '' }: { mood?: string }) {
  if (!isBootsMood(mood)) return null;
  return <Boots mood={mood} size={32} label={WORDS[mood]} className={styles.emoji} />;
}
