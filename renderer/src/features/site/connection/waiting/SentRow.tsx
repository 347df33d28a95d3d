import { type SentWrite, useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { momentText } from '@web/ui/momentText';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import styles from './WaitingDialog.module.css';

/** What the server said to something that had waited. */
export const SentRow = observer(function SentRow({ sent }: { sent: SentWrite }) {
  const { writeQueue } = useStores().scope;
  const { write } = sent;
  const handler = writeQueue.handlers.get(write.kind);
  if (!handler) return null;
  const { title, href } = handler.describe(write);
  const { note, badges = [] } = handler.describeSent?.(sent) ?? {};
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <UiLink href={href} onClick={() => writeQueue.showList(false)}>
          {title}
        </UiLink>
        <p className={styles.facts}>{note ?? momentText(write.madeAt)}</p>
      </div>
      <div className={styles.actions}>
        {badges.map(({ tone, text }) => (
          <Badge key={text} tone={tone}>
            {text}
          </Badge>
        ))}
      </div>
    </li>
  );
});
