import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_FEEDBACK_CHARS } from '@shared/contracts/text-limits';
import { errorText, type SpellbookPage } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { TextArea } from '@web/ui/TextArea';
import { toasts } from '@web/ui/toasts';
import { type FormEvent, useState } from 'react';
import styles from './PageView.module.css';

/** Writes to the authors of a page. What was typed stays until it's sent. */
export function PageFeedback({ page }: { page: SpellbookPage }) {
  const { api } = useStores();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    setBusy(true);
    try {
      await api.call('sendSpellbookFeedback', { params: { id: page.uuid }, body: { userFeedback: text } });
      toasts.success(t`Thanks! Your message is on its way to the authors.`);
      setText('');
      setOpen(false);
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  if (!isOpen)
    return (
      <Button variant="ghost" size="sm" className={styles.feedback} onClick={() => setOpen(true)}>
        <Trans>Something wrong or missing?</Trans>
      </Button>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextArea
        label={t`What’s wrong or missing on this page?`}
        autoFocus
        maxLength={MAX_FEEDBACK_CHARS}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" loading={isBusy} disabled={text.trim() === ''}>
          <Trans>Send</Trans>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setOpen(false)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
