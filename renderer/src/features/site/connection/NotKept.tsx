import { Trans } from '@lingui/react/macro';
import type { Lesson } from '@web/api';
import { RecentPaths, type RootStore, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Boots } from '@web/ui/boots/Boots';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { downTexts } from './connection-texts';
import styles from './NotKept.module.css';

const MAX_LESSONS = 3;

type KeptLesson = Pick<Lesson, 'uuid' | 'title'>;

const LESSONS = '/v1/static/lessons/';

/** A few lessons that open without a connection, those that were opened last first. */
async function keptLessons({ platform, catalog, scope }: RootStore): Promise<KeptLesson[]> {
  const addresses = await (await platform.offlineCopies()).find(LESSONS);
  const kept = new Set(addresses.map((address) => address.slice(LESSONS.length).split('?')[0]!).reverse());
  const recent = new RecentPaths(platform.storage, scope.owner).list().map((path) => path.split('/').at(-1)!);
  const lessons = new Set([...recent.filter((uuid) => kept.has(uuid)), ...kept]);
  const states = [...lessons].slice(0, MAX_LESSONS).map((uuid) => catalog.lessonById.get(uuid));
  await Promise.all(states.map((state) => state.load()));
  return states.flatMap(({ value }) => value ?? []);
}

export interface NotKeptProps {
  onRetry: () => void;
  /** What can't be shown, as in "this lesson"; a page by default. */
  what?: string;
}

/** Instead of a page that needs the server while it can't be reached: why, and what can be opened. */
export const NotKept = observer(function NotKept({ onRetry, what }: NotKeptProps) {
  const stores = useStores();
  const { notKept, notKeptText } = downTexts(stores.connection.status, what);
  const [lessons, setLessons] = useState<KeptLesson[]>([]);
  useEffect(() => {
    let isMounted = true;
    keptLessons(stores).then(
      (found) => isMounted && setLessons(found),
      (error: unknown) => console.warn('Which lessons are saved isn’t known', error),
    );
    return () => {
      isMounted = false;
    };
  }, [stores]);
  return (
    <div className={styles.panel}>
      <Boots mood="bootsthink" />
      <h1 className={styles.title}>{notKept}</h1>
      <p className={styles.text}>{notKeptText}</p>
      <Button variant="primary" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
      {lessons.length > 0 && (
        <nav className={styles.lessons} aria-labelledby="kept-lessons">
          <h2 id="kept-lessons" className={styles.subtitle}>
            <Trans>Saved on this device</Trans>
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
