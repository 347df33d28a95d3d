import { Trans } from '@lingui/react/macro';
import type { LeagueMember } from '@web/api';
import { useStores } from '@web/stores';
import { AnimatedNumber } from '@web/ui/AnimatedNumber';
import { ChevronDown, ChevronUp } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import boardStyles from './Board.module.css';
import styles from './LeagueTable.module.css';
import { Learner } from './Learner';
import type { ZoneOfMembers } from './league-looks';
import { usePlaceMotion } from './usePlaceMotion';

const ICONS = { rises: <ChevronUp />, stays: null, falls: <ChevronDown /> };

export interface LeagueTableProps {
  /** What the table is, for screen readers. */
  label: string;
  /** The heading of the last column. */
  unit: string;
  /** In one group without a heading, or in zones. */
  members: readonly LeagueMember[] | readonly ZoneOfMembers[];
  score: (member: LeagueMember) => number;
}

const inZones = (members: LeagueTableProps['members']): members is readonly ZoneOfMembers[] =>
  members.some((member) => 'zone' in member);

/** The members of a league. They glide to their new places. */
export const LeagueTable = observer(function LeagueTable({ label, unit, members, score }: LeagueTableProps) {
  const { user } = useStores();
  const own = user.user?.handle;
  const table = useRef<HTMLTableElement>(null);
  usePlaceMotion(table);
  const groups: readonly (
    | ZoneOfMembers
    | { zone: 'stays'; title: null; members: readonly LeagueMember[] }
  )[] = inZones(members)
    ? members
    : [{ zone: 'stays', title: null, members: members as readonly LeagueMember[] }];
  return (
    <table ref={table} className={boardStyles.board} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Place</Trans>
          </th>
          <th scope="col">
            <Trans>Learner</Trans>
          </th>
          <th scope="col">{unit}</th>
        </tr>
      </thead>
      {groups.map(({ zone, title, members: list }) => (
        <tbody key={zone} data-zone={zone}>
          {title && (
            <tr>
              <th scope="rowgroup" colSpan={3} className={styles.zone}>
                <span>
                  {ICONS[zone]}
                  {title}
                </span>
              </th>
            </tr>
          )}
          {list.map((member) => {
            const isOwn = member.user.handle === own;
            return (
              <tr key={member.user.handle} data-own={isOwn || undefined} data-moves={member.user.handle}>
                <td className={boardStyles.rank}>{member.rank}</td>
                <td>
                  <Learner user={member.user} isOwn={isOwn} />
                </td>
                <td className={boardStyles.score}>
                  <AnimatedNumber value={score(member)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      ))}
    </table>
  );
});
