import { Trans } from '@lingui/react/macro';
import type { Track } from '@web/api';
import { useLoad, useStores } from '@web/stores';
import { Route } from '@web/ui/icons';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './TrackList.module.css';
import { TrackPath } from './TrackPath';

function TrackRow({ track }: { track: Track }) {
  return (
    <li className={styles.track}>
      <Route className={styles.icon} aria-hidden="true" />
      <div>
        <h3 className={styles.title}>
          <UiLink href={`/tracks/${track.slug}`}>{track.title}</UiLink>
        </h3>
        <p className={styles.description}>{track.description}</p>
        <TrackPath track={track} />
      </div>
    </li>
  );
}

/** The tracks, below the courses. Optional, so a failed load shows no error. */
export const TrackList = observer(function TrackList() {
  const { catalog } = useStores();
  useLoad(catalog.tracks);
  const tracks = catalog.tracks.value ?? [];
  if (tracks.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="tracks">
      <h2 id="tracks">
        <Trans>Tracks</Trans>
      </h2>
      <p className={styles.lead}>
        <Trans>A track takes you through several courses toward one goal.</Trans>
      </p>
      <ul className={styles.list}>
        {tracks.map((track) => (
          <TrackRow key={track.uuid} track={track} />
        ))}
      </ul>
    </section>
  );
});
