import { LessonText } from '@web/features/learning/lesson-text';
import { MessageCircleMore } from '@web/ui/icons';
import styles from './KnownMistake.module.css';

/** What the lesson's author says to learners who make this mistake; Markdown. */
export function KnownMistake({ text }: { text: string }) {
  return (
    <div className={styles.note}>
      <MessageCircleMore aria-hidden="true" />
      <LessonText>{text}</LessonText>
    </div>
  );
}
