import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SubmissionReply } from '@web/api';
import { ErrorNote, TextButton } from '@web/features/solving/workbench';
import { observer } from 'mobx-react-lite';
import type { CodeStore } from './code.store';
import styles from './ErrorResult.module.css';
import { usePlaceLinks } from './usePlaceLinks';

export interface ErrorResultProps {
  code: CodeStore;
  reply: SubmissionReply;
}

/** A submission that an error ended or kept from starting: the error in words, its line, and what was printed before. */
export const ErrorResult = observer(function ErrorResult({ code, reply }: ErrorResultProps) {
  const links = usePlaceLinks(code);
  const { programError: error, output, tests } = reply;
  if (!error) return null;
  const { file, line } = error;
  const printed = error.kind === 'compile' ? '' : (output?.got ?? tests?.stdout ?? '').trimEnd();
  return (
    <div className={styles.wide}>
      {file !== null && line !== null && (
        <p className={styles.place}>
          {error.kind === 'runtime' && t`Error on line ${line} of ${file}. `}
          <TextButton onClick={() => links.onPlace({ file, line })}>
            <Trans>Go to line</Trans>
          </TextButton>
        </p>
      )}
      <ErrorNote
        language={code.run.task.language}
        message={error.message}
        text={output?.stderr ?? tests?.stderr ?? ''}
        links={links}
        hideMessage
      />
      {printed !== '' && (
        <section aria-label={t`Printed before the error`}>
          <h3 className={styles.title}>
            <Trans>Printed before the error</Trans>
          </h3>
          <pre className={styles.printed}>{printed}</pre>
        </section>
      )}
    </div>
  );
});
