import { t } from '@lingui/core/macro';
import { ResetDialog } from '@web/features/learning/catalog';
import { useStores } from '@web/stores';
import { IconButton } from '@web/ui/Button';
import { EllipsisVertical, MessageSquareWarning, RotateCcw } from '@web/ui/icons';
import { Menu } from '@web/ui/Menu';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { LessonPlayerStore } from '../lesson-player.store';

const loadFeedback = async () => ({ default: (await import('../feedback/FeedbackDialog')).FeedbackDialog });
const FeedbackDialog = lazy(loadFeedback);

/** What else can be done with a lesson. */
export const LessonMenu = observer(function LessonMenu({ player }: { player: LessonPlayerStore }) {
  const { session } = useStores();
  const [shown, setShown] = useState<'reset' | 'feedback' | null>(null);
  /** Stays mounted for its closing animation. */
  const [hasAsked, setAsked] = useState(false);
  const { uuid, title } = player.lesson;
  const close = () => setShown(null);
  useEffect(() => {
    // So that it's there without a connection. Tried again when it's opened.
    loadFeedback().catch(() => undefined);
  }, []);
  return (
    <>
      <Menu
        trigger={<IconButton label={t`More`} icon={<EllipsisVertical />} size="sm" />}
        items={[
          {
            key: 'feedback',
            label: t`Report a problem`,
            icon: <MessageSquareWarning />,
            onSelect: () => {
              setAsked(true);
              setShown('feedback');
            },
          },
          ...(session.isSignedIn
            ? [
                {
                  key: 'reset',
                  label: t`Reset this lesson`,
                  icon: <RotateCcw />,
                  disabled: player.submission.isJudging,
                  onSelect: () => setShown('reset'),
                },
              ]
            : []),
        ]}
      />
      <ResetDialog
        target={{ kind: 'lesson', uuid, title }}
        open={shown === 'reset'}
        onClose={close}
        onReset={() => player.startOver()}
      />
      {hasAsked && (
        <Suspense>
          <FeedbackDialog player={player} open={shown === 'feedback'} onClose={close} />
        </Suspense>
      )}
    </>
  );
});
