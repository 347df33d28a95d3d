import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dateFormat } from '@web/i18n';
import { Badge } from '@web/ui/Badge';
import { cx } from '@web/ui/cx';
import { ChevronDown, RotateCcw, Sparkles } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { usePlayer } from '../usePlayer';
import { EntryWork } from './EntryWork';
import { lookOf } from './entry-look';
import styles from './HistoryTab.module.css';
import type { HistoryEntry } from './history.store';

/** In the learner's time zone. No "5 minutes ago": this computer's clock may be wrong. */
const TIME = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

function timesOf({ time, attempt }: HistoryEntry): string {
  const submitted = TIME.format(new Date(time));
  if (!attempt?.regrade) return submitted;
  const regraded = TIME.format(new Date(attempt.regrade.regradedAt));
  return t`${submitted}, regraded ${regraded}`;
}

/** One entry of the history; opened, it shows its work. */
export const HistoryRow = observer(function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const { history } = usePlayer();
  const panelId = useId();
  const isOpen = history.shownId === entry.id;
  const { title, text, icon, tone } = lookOf(entry);
  const { attempt } = entry;
  const xp = (attempt?.xpReward ?? 0) + (attempt?.regrade?.xpReward ?? 0);
  return (
    <li className={styles.entry}>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => history.toggle(entry.id)}
      >
        <span className={cx(styles.icon, styles[tone])} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.facts}>
          <span className={styles.name}>
            {title}
            {attempt?.regrade && (
              <Badge tone="info" icon={<RotateCcw />}>
                <Trans>Regraded</Trans>
              </Badge>
            )}
            {xp > 0 && (
              <Badge tone="gold" icon={<Sparkles />}>
                <Trans>+{xp} XP</Trans>
              </Badge>
            )}
          </span>
          <time className={styles.time} dateTime={entry.time}>
            {timesOf(entry)}
          </time>
          {text && <span className={cx(styles.message, attempt?.regrade && styles.whole)}>{text}</span>}
        </span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {isOpen && <EntryWork entry={entry} />}
      </div>
    </li>
  );
});
