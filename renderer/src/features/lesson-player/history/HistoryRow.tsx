import { Badge } from '@web/ui/Badge';
import { cx } from '@web/ui/cx';
import { ChevronDown, CircleCheck, CircleDashed, History, OctagonX, Sparkles } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId } from 'react';
import { usePlayer } from '../usePlayer';
import { EntryWork } from './EntryWork';
import styles from './HistoryTab.module.css';
import type { HistoryEntry } from './history.store';

interface Look {
  title: string;
  text?: string;
  icon: ReactNode;
  tone: 'success' | 'failure' | 'quiet';
}

function lookOf({ attempt, reason }: HistoryEntry): Look {
  if (!attempt) {
    const text =
      reason === 'elsewhere' ? 'Another tab or device saved over it.' : 'You replaced it with other work.';
    return { title: 'Earlier version', text, icon: <History />, tone: 'quiet' };
  }
  switch (attempt.resultSlug) {
    case 'success':
      return { title: 'Solved', icon: <CircleCheck />, tone: 'success' };
    case 'failure':
      return { title: 'Not solved yet', text: attempt.resultMessage, icon: <OctagonX />, tone: 'failure' };
    default:
      return { title: 'Not graded', icon: <CircleDashed />, tone: 'quiet' };
  }
}

/** In the learner's time zone. No "5 minutes ago": this computer's clock may be wrong. */
const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** One entry of the history; opened, it shows its work. */
export const HistoryRow = observer(function HistoryRow({ entry }: { entry: HistoryEntry }) {
  const { history } = usePlayer();
  const panelId = useId();
  const isOpen = history.shownId === entry.id;
  const { title, text, icon, tone } = lookOf(entry);
  const { attempt } = entry;
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
            {attempt && attempt.xpReward > 0 && (
              <Badge tone="gold" icon={<Sparkles />}>
                +{attempt.xpReward} XP
              </Badge>
            )}
          </span>
          <time className={styles.time} dateTime={entry.time}>
            {TIME.format(new Date(entry.time))}
          </time>
          {text && <span className={styles.message}>{text}</span>}
        </span>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {isOpen && <EntryWork entry={entry} />}
      </div>
    </li>
  );
});
