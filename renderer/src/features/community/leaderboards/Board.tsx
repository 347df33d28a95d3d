import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BoardUser } from '@web/api';
import { useStores } from '@web/stores';
import { Emblem } from '@web/ui/Emblem';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import styles from './Board.module.css';
import { Learner } from './Learner';
import { toneOfPlace } from './league-looks';

export interface BoardPlace {
  rank: number;
  user: BoardUser;
}

const PLACES = [t`First place`, t`Second place`, t`Third place`];

function Rank({ rank }: { rank: number }) {
  const label = PLACES[rank - 1];
  if (!label) return rank;
  return <Emblem name="milestone" shape="round" size={36} tone={toneOfPlace(rank)} label={label} />;
}

export interface BoardProps<Place extends BoardPlace> {
  /** What the table is, for screen readers. */
  label: string;
  /** The heading of the last column. */
  unit: string;
  places: readonly Place[];
  score: (place: Place) => ReactNode;
  /** Beside something else: the names get the room of the other columns. */
  compact?: boolean;
}

function BoardTable<Place extends BoardPlace>({ label, unit, places, score, compact }: BoardProps<Place>) {
  const { user } = useStores();
  const own = user.user?.handle;
  return (
    <table className={styles.board} aria-label={label} data-compact={compact || undefined}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Rank</Trans>
          </th>
          <th scope="col">
            <Trans>Learner</Trans>
          </th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={place.user.handle} data-own={place.user.handle === own || undefined}>
            <td className={styles.rank}>
              <Rank rank={place.rank} />
            </td>
            <td>
              <Learner user={place.user} isOwn={place.user.handle === own} />
            </td>
            <td className={styles.score}>{score(place)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Learners in their order; the first three get a trophy, the learner's own row is marked. */
export const Board = observer(BoardTable) as typeof BoardTable;
