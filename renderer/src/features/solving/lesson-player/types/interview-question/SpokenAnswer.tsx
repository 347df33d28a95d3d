import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { FieldError } from '@web/ui/FieldError';
import { Mic, Square } from '@web/ui/icons';
import { TextArea } from '@web/ui/TextArea';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import type { AnswerStore } from '../question/answer.store';
import styles from './SpokenAnswer.module.css';
import type { SpeechStore } from './speech.store';

/** The server doesn't know what the browser can do. */
const isPrerendered = typeof window === 'undefined';

export interface SpokenAnswerProps {
  answer: AnswerStore;
  speech: SpeechStore;
  maxLength: number;
}

/** An answer to type, or to speak where the browser can listen; what it understood can be edited. */
export const SpokenAnswer = observer(function SpokenAnswer({ answer, speech, maxLength }: SpokenAnswerProps) {
  const errorId = useId();
  useEffect(() => () => speech.dispose(), [speech]);
  return (
    <div className={styles.answer}>
      <TextArea
        label={t`Your answer`}
        rows={7}
        showCount
        maxLength={maxLength}
        value={answer.text}
        placeholder={t`A few sentences, as you would say them in an interview`}
        onChange={(event) => answer.set(event.currentTarget.value)}
      />
      <div className={styles.speech}>
        {speech.isSupported ? (
          <>
            <Button
              size="sm"
              icon={speech.isListening ? <Square /> : <Mic />}
              aria-pressed={speech.isListening}
              aria-describedby={speech.error ? errorId : undefined}
              onClick={() => speech.toggle()}
            >
              {speech.isListening ? t({ message: 'Stop', comment: 'Stops listening to speech' }) : t`Speak`}
            </Button>
            <p className={styles.note} data-listening={speech.isListening || undefined}>
              {speech.isListening
                ? speech.interim || t`Listening…`
                : t`Say it out loud, then edit the text. Your browser may send the audio to a speech service.`}
            </p>
          </>
        ) : (
          !isPrerendered && (
            <p className={styles.note}>
              <Trans>This browser can’t turn speech into text, so please type.</Trans>
            </p>
          )
        )}
      </div>
      <UiLink href="?modal=info-boots-interview" className={styles.about}>
        <Trans>How your answer is read</Trans>
      </UiLink>
      {speech.error && <FieldError id={errorId}>{speech.error}</FieldError>}
    </div>
  );
});
