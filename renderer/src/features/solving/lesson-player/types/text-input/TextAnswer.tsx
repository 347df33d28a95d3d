import { t } from '@lingui/core/macro';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../../usePlayer';
import type { AnswerStore } from '../question/answer.store';

/** One line of text; Enter submits it. */
export const TextAnswer = observer(function TextAnswer({ answer }: { answer: AnswerStore }) {
  const player = usePlayer();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        player.submit();
      }}
    >
      <TextField
        label={t`Your answer`}
        value={answer.text}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => answer.set(event.currentTarget.value)}
      />
    </form>
  );
});
