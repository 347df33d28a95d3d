import { type KeptLesson, keptLessons } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Boots } from '@web/ui/boots/Boots';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { downTexts } from './connection-texts';
import styles from './NotKept.module.css';

const MAX_LESSONS = 3;

/** Instead of a page that needs the server while it can't be reached: why, and what can be opened. */
export const NotKept = observer(function NotKept({ onRetry }: { onRetry: () => void }) {
  const { connection } = useStores();
  const { notKept, notKeptText } = downTexts(connection.status);
  const [lessons, setLessons] = useState<KeptLesson[]>([]);
  useEffect(() => {
    let isMounted = true;
    void keptLessons(MAX_LESSONS).then((found) => isMounted && setLessons(found));
    return () => {
      isMounted = false;
    };
  }, []);
  return (
    <div className={styles.panel}>
      <Boots mood="bootsthink" />
      <h1 className={styles.title}>{notKept}</h1>
      <p className={styles.text}>{notKeptText}</p>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
      {lessons.length > 0 && (
        <nav className={styles.lessons} aria-labelledby="kept-lessons">
          <h2 id="kept-lessons" className={styles.subtitle}>
            Saved on this device
          </h2>
          <ul>
            {lessons.map(({ uuid, title }) => (
              <li key={uuid}>
                <UiLink href={`/lessons/${uuid}`}>{title}</UiLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
});
