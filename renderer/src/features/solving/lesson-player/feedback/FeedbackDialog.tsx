import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_FEEDBACK_CHARS } from '@shared/contracts/text-limits';
import { errorText } from '@web/api';
import { formatNumber } from '@web/i18n';
import { type RootStore, useStores } from '@web/stores';
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
import { sendFeedback } from './send-feedback';

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

function waitingText({ connection, scope }: RootStore): string {
  const text =
    connection.status === 'offline'
      ? t`Thanks! We’ll send your message when you’re back online.`
      : t`Thanks! We’ll send your message when the server answers.`;
  return scope.writeQueue.isStored ? text : t`${text} Keep this page open until then.`;
}

/** Writes to the authors of a lesson, with or without the learner's work. What was typed stays until it's sent. */
export const FeedbackDialog = observer(function FeedbackDialog({
  player,
  open,
  onClose,
}: FeedbackDialogProps) {
  const stores = useStores();
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
      const { uuid: lessonUuid, title } = player.lesson;
      const code = work && isAttached ? work.text : null;
      const outcome = await sendFeedback(stores, { lessonUuid, title, text, code });
      if (outcome === 'sent') toasts.success(t`Thanks! Your message is on its way to the authors.`);
      else toasts.info(waitingText(stores));
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
