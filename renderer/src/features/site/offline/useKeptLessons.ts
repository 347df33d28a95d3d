import { useStores } from '@web/stores';
import { useEffect, useState } from 'react';

const LESSONS = '/v1/static/lessons/';
/** A copy can be of another language than the original. */
const uuidOf = (address: string) => address.slice(LESSONS.length).split('?')[0]!;

/**
 * The UUIDs of the lessons that open without a connection, while there's none; undefined while there is one, and until it's
 * known. Call it in an observer.
 */
export function useKeptLessons(): ReadonlySet<string> | undefined {
  const { connection, platform } = useStores();
  const { isOnline } = connection;
  const [kept, setKept] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (isOnline) return setKept(undefined);
    let isMounted = true;
    const find = async () => (await platform.offlineCopies()).find(LESSONS);
    find().then(
      (addresses) => {
        if (isMounted) setKept(new Set(addresses.map(uuidOf)));
      },
      (error: unknown) => console.warn('Which lessons are kept isn’t known', error),
    );
    return () => {
      isMounted = false;
    };
  }, [isOnline, platform]);
  return kept;
}
