import { t } from '@lingui/core/macro';
import { errorText, type Notification } from '@web/api';
import { describeNotification } from '@web/features/community/notification-texts';
import { notificationsOf } from '@web/features/community/notifications';
import { rewardsOf } from '@web/features/game/rewards';
import { resultMomentsOf } from '@web/features/game/submission-toasts';
import { useStores } from '@web/stores';
import { Emblem, type EmblemName } from '@web/ui/Emblem';
import { ArrowRight } from '@web/ui/icons';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { usePlayer } from '../../usePlayer';
import styles from './ResultMoments.module.css';

interface MomentProps {
  emblem: EmblemName;
  text: string;
  onOpen: () => void;
}

const Moment = ({ emblem, text, onOpen }: MomentProps) => (
  <li>
    <button type="button" className={styles.moment} onClick={onOpen}>
      <Emblem name={emblem} size={24} shape="round" />
      <span className={styles.text}>{text}</span>
      <ArrowRight className={styles.arrow} aria-hidden="true" />
    </button>
  </li>
);

/** What the success brought besides XP, such as chests and spellbook pages, to open from here. */
export const ResultMoments = observer(function ResultMoments() {
  const { scope } = useStores();
  const player = usePlayer();
  const navigate = useNavigate();
  const { notifications, pages } = resultMomentsOf(scope);
  const reader = { handle: scope.user.user?.handle };
  const open = (notification: Notification) => {
    const { target } = describeNotification(notification, reader);
    if (target.kind === 'page') void navigate(target.href);
    else if (target.kind === 'reward')
      rewardsOf(scope)
        .open(target.type, target.id)
        .catch((error: unknown) => toasts.error(errorText(error)));
    void notificationsOf(scope).markViewed(notification);
  };
  return (
    <div className={styles.box} role="status">
      {notifications.length + pages.length > 0 && (
        <ul className={styles.moments}>
          {notifications.map((notification) => {
            const { text, emblem } = describeNotification(notification, reader);
            return (
              <Moment key={notification.uuid} emblem={emblem} text={text} onOpen={() => open(notification)} />
            );
          })}
          {pages.map(({ uuid, title }) => (
            <Moment
              key={uuid}
              emblem="spellbook"
              text={t`New spellbook page: ${title}`}
              onOpen={() => player.showTab('spellbook')}
            />
          ))}
        </ul>
      )}
    </div>
  );
});
