import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Notification } from '@web/api';
import { giftOf } from '@web/game-names';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';

interface Message {
  title: string;
  lines: readonly string[];
}

function messageOf(notification: Notification): Message {
  if (notification.notificationType === 'discord_command_reward') {
    const { amount, rewardType, text } = notification.notificationData;
    const gift = giftOf(rewardType, amount);
    return {
      title: t`Message from the Emberforge team`,
      lines: [t`You've recieved ${gift}!`, text],
    };
  }
  const text =
    notification.notificationType === 'announcement' ? notification.notificationData.announcement.text : '';
  return { title: t`Announcement`, lines: [text || t`No announcements have been made.`] };
}

export interface MessageDialogProps {
  notification: Notification;
  onClose: () => void;
}

/** An announcement, or a gift with a few words. */
export function MessageDialog({ notification, onClose }: MessageDialogProps) {
  const { title, lines } = messageOf(notification);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  );
}
