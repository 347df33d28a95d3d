import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_FEEDBACK_CHARS } from '@shared/contracts/text-limits';
import { errorText } from '@web/api';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Checkbox } from '@web/ui/Checkbox';
import { Dialog } from '@web/ui/Dialog';
import { TextArea } from '@web/ui/TextArea';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { LessonPlayerStore } from '../lesson-player.store';
import { attachedWork } from './attached-work';
import styles from './FeedbackDialog.module.css';

export interface FeedbackDialogProps {
  player: LessonPlayerStore;
  open: boolean;
  onClose: () => void;
}

function problemOf(text: string): string | null {
  if (text === '') return t`Write a few words first.`;
  const over = text.length - MAX_FEEDBACK_CHARS;
  if (over <= 0) return null;
  const excess = formatNumber(over);
  const limit = formatNumber(MAX_FEEDBACK_CHARS);
  return t`That’s ${excess} over the limit of ${limit} characters.`;
}

/** Writes to the authors of a lesson, with or without the learner's work. What was typed stays until it's sent. */
export const FeedbackDialog = observer(function FeedbackDialog({
  player,
  open,
  onClose,
}: FeedbackDialogProps) {
  const { api } = useStores();
  const formId = useId();
  const message = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [isAttached, setAttached] = useState(true);
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const work = attachedWork(player.work.synced.work);
  const problem = problemOf(text.trim());

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    setBusy(true);
    try {
      const userCode = work && isAttached ? work.text : null;
      const body = { userFeedback: text, userCode };
      await api.call('sendLessonFeedback', { params: { id: player.lesson.uuid }, body });
      toasts.success(t`Thanks! Your message is on its way to the authors.`);
      setText('');
      setTried(false);
      onClose();
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`What’s on your mind?`}
      initialFocus={message}
      description={t`A typo, a test that seems wrong, a step that lost you, or something you liked: the authors read it all.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isBusy}>
            <Trans>Send</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
        <TextArea
          ref={message}
          label={t`Your message`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={hasTried || text.length > MAX_FEEDBACK_CHARS ? problem : null}
        />
        {work && <Checkbox label={work.label} hint={work.hint} checked={isAttached} onChange={setAttached} />}
      </form>
    </Dialog>
  );
});
